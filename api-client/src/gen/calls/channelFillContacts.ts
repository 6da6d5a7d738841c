// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import { gSavedContacts } from '../guards/SavedContacts.ts';
import type { ChannelFillContactsContent, ChannelFillContactsRequest } from '../types.ts';

/**
 * Fill in contacts: POST channel/fillContacts
 *
 * Fills in contacts. Result 300 refuses some of them and says which (proposed).
 * - Result 300: contacts invalid, see userContactExceptionInfos
 * - Result 42131: an earlier step is missing
 * - Result 42142: contacts were refused too often; another day
 */
export function channelFillContacts(gateway: Gateway, request: ChannelFillContactsRequest, options?: CallOptions): Reply<ChannelFillContactsContent, 42131 | 42142> {
    return gateway.call({ path: 'channel/fillContacts', guard: gSavedContacts, accepts: [200, 300], write: true }, request, options);
}

/** channel/fillContacts for a mutation library. */
export function channelFillContactsMutation(gateway: Gateway) {
    return {
        mutationKey: ['channel/fillContacts'] as const,
        mutationFn: (request: ChannelFillContactsRequest) => channelFillContacts(gateway, request),
    };
}
