// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import * as z from 'zod/mini';
import { lazySchema } from '../../schema.ts';
import { zContact } from '../models/Contact.ts';

/**
 * Contacts on file.
 */
export const zContactList = /*#__PURE__*/ lazySchema(() => z.object({
    contacts: z.array(zContact())
}));

