/** A page that only says something: why a request was not answered. */

export type MessageProps = { title: string; text: string; link?: { label: string; href: string } };

export function MessageScreen({ title, text, link }: MessageProps) {
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
