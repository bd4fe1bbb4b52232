/** The command about the passwords of staff: staff-password. */
import { OperationalError } from '../operational-error.ts';
import {
  isStaffName,
  makePassword,
  peopleWithPassword,
  removePassword,
} from '../store/staff-passwords.ts';
import { addCommand, type Inbox } from './inbox.ts';

export function addStaffCommand(inbox: Inbox): void {
  addCommand(
    inbox,
    'staff-password [name]',
    'Makes a password with which somebody signs in to the page for staff. Without a name: who has one.',
    async (name: string | undefined, { remove }: { remove?: boolean }) => {
      const { query } = await inbox.open();
      if (name === undefined) {
        const people = await peopleWithPassword(query);
        return { data: { people }, text: people.join('\n') || 'Nobody has a password.' };
      }
      if (!isStaffName(name))
        throw new OperationalError(
          `"${name}" is no name for signing in: use up to 40 letters and digits, such as wanjiru.`,
        );
      if (remove) {
        const removed = await removePassword(query, name);
        const text = removed ? `${name} cannot sign in any more.` : `${name} has no password.`;
        return { data: { name, removed }, text };
      }
      const password = await makePassword(query, name);
      const text = `The password of ${name}, shown this once: ${password}\nAny earlier one no longer works.`;
      return { data: { name, password }, text };
    },
  ).option('--remove', 'take the password away');
}
