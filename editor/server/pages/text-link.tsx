/** The title of a content file, and the address of its form in the editor. */
export type TextLinkProps = { title: string; form?: string | undefined };

/** The title of a text, as a link if its form exists. */
export const TextLink = ({ title, form }: TextLinkProps) =>
  form ? <a href={form}>{title}</a> : title;
