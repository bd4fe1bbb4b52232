import contact from 'content:contact';
import site from 'content:site';

/** The address of a chat with us, whose first words ask for the place and the crop. */
export const chatAddress = `${site.phone.whatsapp}?text=${encodeURIComponent(contact.info.chat)}`;
