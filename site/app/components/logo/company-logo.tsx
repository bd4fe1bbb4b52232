import logo from 'content:logo';
import site from 'content:site';
import styles from './company-logo.module.css';

/** The company's own logo on its plate. `font-size` on `className` sets the height. */
export function CompanyLogo({ className }: { className: string | undefined }) {
  return (
    <img
      className={className ? `${styles.logo} ${className}` : styles.logo}
      src={logo?.address}
      width={logo?.width}
      height={logo?.height}
      alt={site.name}
    />
  );
}
