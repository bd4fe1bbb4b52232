/** A page with one message, which says why a request was refused. */

export type ProblemProps = { title: string; text: string; link?: { label: string; href: string } };

export function ProblemScreen({ title, text, link }: ProblemProps) {
  return (
    <div className="messagePage">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {link && (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      )}
    </div>
  );
}
