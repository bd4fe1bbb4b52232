/** The field of a text in Markdown. */
type Props = {
  id: string;
  value: string;
  onChange: (markdown: string) => void;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  links: readonly { address: string; title: string }[];
  pictures: readonly { name: string; label: string; alt?: string }[];
  thumbnail: (name: string) => string;
};

export const ProseField = ({ id, value, onChange, describedBy, invalid }: Props) => (
  <textarea
    id={id}
    rows={16}
    value={value}
    aria-describedby={describedBy}
    aria-invalid={invalid ? 'true' : undefined}
    onChange={({ target }) => onChange(target.value)}
  />
);
