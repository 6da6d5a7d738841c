// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gSavedContacts } from '../guards/SavedContacts.ts';
import type { CreditSaveUserContactContent, CreditSaveUserContactRequest } from '../types.ts';

/**
 * Save emergency contacts: POST credit/saveUserContact
 *
 * Saves emergency contacts. Result 300 refuses some of them and says which; reasonCode 1 means that the contact exists
 * already.
 * - Result 300: contacts invalid, see userContactExceptionInfos
 * - Result 42142: contacts were refused too often; another day
 */
export function creditSaveUserContact(gateway: Gateway, request: CreditSaveUserContactRequest, options?: CallOptions): Reply<CreditSaveUserContactContent, 42142> {
    return gateway.call({ path: 'credit/saveUserContact', guard: gSavedContacts, accepts: [200, 300], write: true, log: ['contactType'] }, request, options);
}

/** credit/saveUserContact for a mutation library. */
export function creditSaveUserContactMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/saveUserContact'] as const,
        mutationFn: (request: CreditSaveUserContactRequest) => creditSaveUserContact(gateway, request),
    };
}
