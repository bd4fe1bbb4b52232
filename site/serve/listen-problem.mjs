/**
 * Why a server cannot listen, and what to do. Plain JavaScript: `npm start` asks before packages are installed.
 * @param {Error & { code?: string }} error
 * @param {{ host: string, port: number, variables?: string }} place where it was told to listen; `variables`: the beginning
 *   of the names of the variables that say so
 */
export function listenProblem({ code, message }, { host, port, variables = '' }) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the program that uses it, or set ${variables}PORT to another port.`;
  if (code === 'EACCES')
    return `Port ${port} is not open to this user: set ${variables}PORT to a number from 1024.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${variables}HOST is "${host}", which is not an address of this machine: set it to one, or leave it out for 127.0.0.1.`;
  return `The server cannot listen at ${host}, port ${port}: check ${variables}HOST and ${variables}PORT. (${message})`;
}
