/** The Content-Security-Policy of references, which have an inline source that the site has not. */

/**
 * A policy that lets one more inline source through.
 * @param hash as a policy writes it
 * @throws {Error} when the policy does not speak of such sources: the reference would be blocked unseen
 */
export function allow(policy: string, directive: 'style-src' | 'script-src', hash: string): string {
  const allowed = policy.replace(`${directive} `, `${directive} ${hash} `);
  if (allowed === policy) throw new Error(`The site's policy has no ${directive}`);
  return allowed;
}
