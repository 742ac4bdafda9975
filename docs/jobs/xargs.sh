#!/bin/sh
# All units of a plan on the cores of one machine: sh xargs.sh plan.txt done
set -eu
tr '\n' '\0' < "$1" | xargs -0 -n 1 -P "$(getconf _NPROCESSORS_ONLN)" boardlab jobs run --out "$2"
