// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gContact } from '../guards/Contact.ts';

export const gContactList: Guard = ['object', {
    contacts: ['list', gContact],
}];
