// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';

const gSavedContact: Guard = ['object', {}, {
    contactLevel: 'whole',
}];

const gContactException: Guard = ['object', {}, {
    contactLevel: 'whole',
    reasonCode: 'whole',
}];

export const gSavedContacts: Guard = ['object', {}, {
    userContactInfos: ['list', gSavedContact],
    userContactExceptionInfos: ['list', gContactException],
}];
