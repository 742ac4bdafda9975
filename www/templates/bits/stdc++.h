// The standard library of C++ for WebAssembly (WASI): all of it but threads. Save it as bits/stdc++.h beside your program.
#pragma once

#include <algorithm>
#include <any>
#include <array>
#include <bitset>
#include <cassert>
#include <cctype>
#include <cerrno>
#include <cfenv>
#include <cfloat>
#include <charconv>
#include <chrono>
#include <cinttypes>
#include <climits>
#include <clocale>
#include <cmath>
#include <complex>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <cwchar>
#include <cwctype>
#include <deque>
#include <exception>
#include <forward_list>
#include <fstream>
#include <functional>
#include <initializer_list>
#include <iomanip>
#include <ios>
#include <iosfwd>
#include <iostream>
#include <istream>
#include <iterator>
#include <limits>
#include <list>
#include <locale>
#include <map>
#include <memory>
#include <new>
#include <numeric>
#include <optional>
#include <ostream>
#include <queue>
#include <random>
#include <ratio>
#include <regex>
#include <set>
#include <sstream>
#include <stack>
#include <stdexcept>
#include <streambuf>
#include <string>
#include <string_view>
#include <system_error>
#include <tuple>
#include <type_traits>
#include <typeindex>
#include <typeinfo>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <valarray>
#include <variant>
#include <vector>
#if __cplusplus >= 202002L
#include <bit>
#include <compare>
#include <concepts>
#include <numbers>
#include <ranges>
#include <span>
#include <version>
#endif
#if __cplusplus >= 202302L && __has_include(<expected>)
#include <expected>
#endif
#if __cplusplus >= 202302L && __has_include(<print>)
#include <print>
#endif

// What GCC's library has beside the standard. Another name: this library keeps its own `__gcd` for numbers without a sign.
namespace std {
template <class Number>
Number gcd_of_gcc(Number a, Number b) {
    while (b != 0) {
        Number rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}
}  // namespace std
#define __gcd gcd_of_gcc
