/** Whether a process of this machine runs. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process runs, but another user has started it.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
