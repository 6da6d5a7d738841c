// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

const gSavedContact: Guard = ['object'];

const gContactException: Guard = ['object'];

export const gSavedContacts: Guard = ['object', {
    userContactInfos: ['?', ['list', gSavedContact]],
    userContactExceptionInfos: ['?', ['list', gContactException]],
}];
