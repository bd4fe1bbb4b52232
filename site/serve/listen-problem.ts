/** Where a server was told to listen, and the variables that say so. */
type Listening = { host: string; port: number; hostVariable: string; portVariable: string };

/** Why a server cannot listen, and what to do. */
export function listenProblem(
  { code, message }: NodeJS.ErrnoException,
  { host, port, hostVariable, portVariable }: Listening,
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the program that uses it, or set ${portVariable} to another port.`;
  if (code === 'EACCES')
    return `Port ${port} is not open to this user: set ${portVariable} to a number from 1024.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${hostVariable} is "${host}", which is not an address of this machine: set it to one, or leave it out for 127.0.0.1.`;
  return `The server cannot listen at ${host}, port ${port}: check ${hostVariable} and ${portVariable}. (${message})`;
}
