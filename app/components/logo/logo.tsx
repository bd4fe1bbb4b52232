import { LOGO_VIEW_BOX, MARK_PATH, MARK_VIEW_BOX, WORDMARK_PATH } from './logo-paths.ts';

/** The company's sign in the colour of the text; its name is said by the link around it. */
export function Logo({
  part = 'whole',
  className,
}: {
  part?: 'whole' | 'mark';
  className: string | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox={part === 'mark' ? MARK_VIEW_BOX : LOGO_VIEW_BOX}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={MARK_PATH} />
      {part === 'whole' && <path d={WORDMARK_PATH} />}
    </svg>
  );
}
