// Generated from contract/*.tsp by scripts/generate.ts. Do not edit.

import type { Guard } from '../../guard.ts';
import { gFlag } from '../guards/Flag.ts';

const gWindowProtocol: Guard = ['object', {}, {
    linkUrl: 'text',
    isDefaultSelected: 'whole',
}];

export const gActivityWindow: Guard = ['object', {
    id: 'id',
}, {
    styleTemplate: 'text',
    popImgUrl: 'text',
    popImgHrefUrl: 'text',
    popTitle: 'text',
    popName: 'text',
    popContent: 'text',
    bottonText: 'text',
    bottonHrefUrl: 'text',
    showMn: gFlag,
    protocolDTO: gWindowProtocol,
}];
