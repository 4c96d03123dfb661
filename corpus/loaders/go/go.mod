module hotstone/cases

go 1.19
