import type { Fault } from '../fault.ts'

/** What a customer sees, hears or reaches by a key. */
export const lookFaults: Fault[] = [
  {
    id: 'contrast-notes',
    kind: 'contrast',
    harm: 'Notes cannot be read in the sun.',
    file: 'kit/src/theme/hues.ts',
    find: "ink3: '#666d7b'",
    put: "ink3: '#8a909c'",
    step: 'kit',
    test: 'kit/src/theme/contrast/contrast.test.ts',
  },
  {
    id: 'focus-id-letter',
    kind: 'focus',
    harm: 'The button for the X takes the focus away: the keyboard closes.',
    file: 'kit/src/IdNumberField/IdNumberField.tsx',
    find: '              input.current.focus()\n',
    put: '',
    step: 'kit',
    test: 'kit/src/IdNumberField/IdNumberField.test.tsx',
  },
  {
    id: 'words-in-kit',
    kind: 'words',
    harm: 'A part of the kit speaks Chinese in every language.',
    file: 'kit/src/IdNumberField/IdNumberField.tsx',
    find: 'aria-label={t.letter}',
    put: 'aria-label="字母 X"',
    step: 'boundaries',
  },
]
