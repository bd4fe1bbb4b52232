/** Whom the service writes to and calls, by its settings and the site's own addresses. */
import type { Site } from '#app/content/schema.ts';
import type { Recipients } from './mail/outgoing.ts';
import type { Settings } from './settings.ts';

/** What is not set is taken from the content: the general address, the site's own host. */
export function recipientsOf(settings: Settings, site: Site): Recipients {
  return {
    staff: settings.mailStaff ?? [site.emails.info],
    host: new URL(settings.siteOrigin ?? site.origin).hostname,
    webhookUrl: settings.webhookUrl,
  };
}
