#!/bin/sh
#SBATCH --job-name=boardlab
#SBATCH --cpus-per-task=1
#SBATCH --mem=2G
#SBATCH --time=1:00:00
#SBATCH --requeue
#SBATCH --output=boardlab-%A_%a.log
# A unit of a plan in each task of an array: sbatch --array=0-99 slurm.sh plan.txt done
boardlab jobs run --plan "$1" --unit "$SLURM_ARRAY_TASK_ID" --out "$2"
