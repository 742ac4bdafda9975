#!/bin/sh
# All units of a plan by GNU parallel: sh parallel.sh plan.txt done
# On other machines too, which share this folder: sh parallel.sh plan.txt done --sshlogin :,host1,host2 --workdir .
set -eu
plan=$1 out=$2
shift 2
parallel --joblog "$out.log" --resume --resume-failed "$@" boardlab jobs run {} --out "$out" < "$plan"
