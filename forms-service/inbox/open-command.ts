/** The command that opens the page for staff. */
import { once } from 'node:events';
import { openStaffPage } from '../staff-page/open-staff-page.ts';
import { addCommand, type Inbox } from './inbox.ts';

/** @param folder the build that the server serves */
export function addOpenCommand(inbox: Inbox, folder: string): void {
  addCommand(inbox, 'open', async () => {
    const page = await openStaffPage(inbox.settings, await inbox.open(), folder, {
      onFailure: (error) => console.error(error instanceof Error ? error.message : error),
    });
    console.log(`The page for staff is at ${page.address} until you press Ctrl+C.`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    await page.stop();
    return undefined;
  });
}
