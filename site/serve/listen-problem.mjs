/**
 * Why a server cannot listen, and what to do. Plain JavaScript: `npm start` asks before packages are installed.
 * @param {Error & { code?: string }} error
 * @param {{ host: string, port: number }} place where it was told to listen
 */
export function listenProblem({ code, message }, { host, port }) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the program that uses it, or set PORT to another port.`;
  if (code === 'EACCES')
    return `Port ${port} is not open to this user: set PORT to a number from 1024.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST is "${host}", which is not an address of this machine: set it to one, or leave it out for 127.0.0.1.`;
  return `The server cannot listen at ${host}, port ${port}: check HOST and PORT. (${message})`;
}
