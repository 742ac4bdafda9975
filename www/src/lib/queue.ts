/** Runs jobs one after the other; each is told when its own is done. */
export function queue(): (job: () => Promise<void> | void) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (job) => {
    last = last.then(job, job);
    return last;
  };
}
