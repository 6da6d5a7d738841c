// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import { gSavedContacts } from '../guards/SavedContacts.ts';
import type { CreditSaveUserContactContent, CreditSaveUserContactRequest } from '../types.ts';

/**
 * Save emergency contacts: POST credit/saveUserContact
 *
 * Saves emergency contacts. Result 300 refuses some of them and says which; reasonCode 1 means that the contact exists
 * already.
 * - Result 300: contacts invalid, see userContactExceptionInfos
 */
export function creditSaveUserContact(gateway: Gateway, request: CreditSaveUserContactRequest, options?: CallOptions): Promise<CreditSaveUserContactContent> {
    return gateway.call({ path: 'credit/saveUserContact', guard: gSavedContacts, accepts: [200, 300], write: true, log: ['contactType'] }, request, options);
}

/** credit/saveUserContact for a mutation library. */
export function creditSaveUserContactMutation(gateway: Gateway) {
    return {
        mutationKey: ['credit/saveUserContact'] as const,
        mutationFn: (request: CreditSaveUserContactRequest) => creditSaveUserContact(gateway, request),
    };
}
