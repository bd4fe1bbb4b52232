import type { Logo } from '../../components/picture/picture-data.ts';

/** A partner's logo above its name. A drawn mark, which is only a name, does not show. */
export function PartnerLogo({ logo }: { logo: Logo | string }) {
  if (typeof logo === 'string') return null;
  const { address, width, height, alt } = logo;
  return (
    <img src={address} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
  );
}
