#!/usr/bin/env bash
# A tournament and shards of the atlas as arrays of a real Slurm, which runs here on loopback for as long as this takes. Workers are
# killed in the middle, what failed is repeated, and what is merged has the bytes of one process. It wants root, and the programs in target/debug.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
export PATH=$root/target/debug:$PATH SLURM_CONF=$work/slurm.conf
cd "$work"

# Only what was started here is ended, by its number.
stop() {
  status=$?
  [ $status = 0 ] || tail -n 30 "$work"/*.log >&2 || true
  for name in slurmd slurmctld munged; do
    [ -e "$work/$name.pid" ] || continue
    daemon=$(cat "$work/$name.pid")
    kill "$daemon" && tail --pid="$daemon" -f /dev/null
  done
  rm -rf "$work"
  exit $status
}
trap stop EXIT

# --- a cluster of one node -------------------------------------------------------------------------------------------

chmod 711 "$work"
head -c 1024 /dev/urandom > munge.key
chmod 400 munge.key
munged --force --key-file="$work/munge.key" --socket="$work/munge.socket" --pid-file="$work/munged.pid" \
  --log-file="$work/munged.log" --seed-file="$work/munge.seed"
node=$(hostname -s)
cat > slurm.conf <<END
ClusterName=test
SlurmctldHost=$node(127.0.0.1)
AuthType=auth/munge
AuthInfo=socket=$work/munge.socket
CredType=cred/munge
SlurmUser=root
SlurmctldPort=16917
SlurmdPort=16918
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
MpiDefault=none
ReturnToService=2
NodeName=$node NodeAddr=127.0.0.1 CPUs=2 RealMemory=4096 State=UNKNOWN
PartitionName=main Nodes=$node Default=YES MaxTime=INFINITE State=UP
END
mkdir state spool
slurmctld
slurmd

# --- a tournament, whose workers are killed -----------------------------------------------------------------------------

mkfifo started
mkdir -p robots/stay
cat > robots/stay/run <<END
#!/bin/sh
# The first turn of all says that it has begun, and takes its time.
if mkdir $work/once 2>/dev/null; then echo > $work/started; sleep 600; fi
{ read -r role; read -r f n; read -r k s; read -r l t; } < "\$1"
case "\$t\$role" in
00) printf '0 0\n4 4\n';;
01) echo '0 4';;
*) printf '0 0\n0 0\n';;
esac > "\$2"
END
chmod +x robots/stay/run
tournament=(pursuit tournament --players chase,stay,far --robots robots --fields '0 5 2 2 4, 1 5 2 2 4' --time-limit 900 --sandbox none --jobs 1)
boardlab jobs plan --size 3 -- "${tournament[@]}" > plan.txt
array() { sbatch --wait --mem=100M --array=0-$(($(wc -l < "$1") - 1)) "$root/docs/jobs/slurm.sh" "$1" done >> sbatch.log 2>&1; }
array plan.txt & waiting=$!
read -r < started
# The spool has what runs; their working folder is this one.
for process in /proc/[0-9]*; do
  if [ "$(readlink "$process/cwd")" = "$work" ] && tr '\0' ' ' < "$process/cmdline" | grep -q '^boardlab jobs run '; then
    kill -9 "${process#/proc/}"
  fi
done 2>/dev/null
if wait $waiting; then echo 'the killed worker was not noticed' >&2; exit 1; fi
if boardlab jobs merge done > /dev/null 2>&1; then echo 'nothing was missing' >&2; exit 1; fi
boardlab jobs merge done --missing > rest.txt
array rest.txt
boardlab jobs merge done > merged.txt
boardlab "${tournament[@]}" | cmp - merged.txt
echo "Slurm: $(wc -l < plan.txt) units of a tournament, of which $(wc -l < rest.txt) were repeated: the same bytes."

# --- shards of the atlas ------------------------------------------------------------------------------------------------

boardlab-atlas plan --largest 3 > atlas.txt
sbatch --wait --mem=100M --array=0-$(($(wc -l < atlas.txt) - 1)) --wrap \
  'boardlab-atlas run --plan atlas.txt --unit "$SLURM_ARRAY_TASK_ID" --out shards --jobs 1' >> sbatch.log 2>&1
# What each shard took is measured where it ran.
without_times() { sed -E 's/"(digest|seconds)": ?[^,}]*//g'; }
boardlab-atlas merge shards --largest 3 2>/dev/null | without_times > merged.txt
boardlab-atlas --largest 3 2>/dev/null | without_times | cmp - merged.txt
echo "Slurm: $(wc -l < atlas.txt) shards of the atlas: the same but for the times."
