// As precompiled.h, with GoogleTest.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "precompiled.h"
