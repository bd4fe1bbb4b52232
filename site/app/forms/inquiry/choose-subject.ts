/** Takes the subject from the address: pages on coffee lead to `/connect?subject=coffee`. */
import inquiry from 'content:inquiry';

/** Chooses the subject that the address asks for, unless the visitor has chosen another already. */
export function chooseSubject(form: HTMLFormElement): void {
  const asked = new URLSearchParams(location.search).get('subject')?.toLowerCase();
  const subject = inquiry.subjects.find(({ value }) => value.toLowerCase() === asked);
  const field = form.elements.namedItem('subject') as HTMLSelectElement | null;
  if (subject && field?.value === inquiry.defaultSubject) field.value = subject.value;
}
