import type { IncomingHttpHeaders } from 'node:http';

/** The value of a cookie; empty if the browser has not sent it. */
export const cookieIn = ({ cookie = '' }: IncomingHttpHeaders, name: string): string =>
  cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';
