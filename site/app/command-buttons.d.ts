/** Attributes of HTML that @types/react does not know yet. */
import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
  interface DialogHTMLAttributes<T> {
    /** `any`: a click on the backdrop closes it too. */
    closedby?: 'any' | 'closerequest' | 'none';
  }
}
