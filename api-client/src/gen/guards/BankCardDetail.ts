// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gId } from '../guards/Id.ts';
import { gName } from '../guards/Name.ts';

export const gBankCardDetail: Guard = ['object', {
    userCardId: gId,
    bankName: gName,
    cardNo: ['text', 4, 32],
}, {
    cardType: 'whole',
    smallIcon: 'text',
    creditCardBg: 'text',
    bankCode: 'text',
    bankLogoUrl: 'text',
    mobileMasked: 'text',
    isDefault: 'flag',
}];
