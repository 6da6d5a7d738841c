// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { CallOptions, Gateway } from '../../gateway.ts';
import type { Reply } from '../../reply.ts';
import type { Guard } from '../../guard.ts';
import type { CreditGetPublicKeyContent, CreditGetPublicKeyRequest } from '../types.ts';

const gPublicKey: Guard = ['object', {
    publicKey: 'text',
}];

const gPublicKeyReply: Guard = ['object', {
    data: gPublicKey,
}];

/**
 * Public key for encrypted fields: POST credit/getPublicKey
 *
 * The key that encrypts fields of identity steps. The server also sends a private key, which has no use in a browser:
 * the client drops it while it reads the reply. Failures are silent.
 */
export function creditGetPublicKey(gateway: Gateway, request: CreditGetPublicKeyRequest, options?: CallOptions): Reply<CreditGetPublicKeyContent, never> {
    return gateway.call({ path: 'credit/getPublicKey', guard: gPublicKeyReply, attempts: 2, log: ['appId'] }, request, options);
}

/** credit/getPublicKey for a query library: the key holds path and request. */
export function creditGetPublicKeyQuery(gateway: Gateway, request: CreditGetPublicKeyRequest) {
    return {
        queryKey: ['credit/getPublicKey', request] as const,
        queryFn: (context: CallOptions) => creditGetPublicKey(gateway, request, { signal: context.signal }),
    };
}
