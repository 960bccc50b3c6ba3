/**
 * The scripts a document may be written in, each with the font family that draws it and the code points that the
 * family has (hexadecimal ranges, checked against the font files by the tests). Latin, ₹ and Devanagari share the base
 * family. Telugu and Malayalam are set in Anek, Gurmukhi in Baloo: fontkit throws on null anchors in
 * the Noto fonts of these three.
 */
export const BASE_FAMILY = 'Noto Sans Devanagari'

const BASE_POINTS =
  '20-7e a0-a3 a5 a7-ab ad-b0 b4 b6-b8 ba-bb bf-107 10a-113 116-11b 11e-123 12a-12b 12e-131 136-137 139-13e ' +
  '141-148 150-155 158-15b 15e-161 164-165 16a-16b 16e-17e 218-21b 300-304 900-97f 200c-200d 2010 2013-2014 ' +
  '2018-201a 201c-201e 2022 2026 2039-203a 20ac 20b9 2122 2212 25cc'

const SCRIPT_POINTS = {
  'Noto Sans Tamil':
    'b82-b83 b85-b8a b8e-b90 b92-b95 b99-b9a b9c b9e-b9f ba3-ba4 ba8-baa bae-bb9 bbe-bc2 bc6-bc8 bca-bcd bd0 bd7 be6-bfa',
  'Anek Telugu':
    'c00-c03 c05-c0c c0e-c10 c12-c28 c2a-c39 c3d-c44 c46-c48 c4a-c4d c55-c56 c58-c5a c60-c63 c66-c6f',
  'Noto Sans Kannada':
    'c80-c8c c8e-c90 c92-ca8 caa-cb3 cb5-cb9 cbc-cc4 cc6-cc8 cca-ccd cd5-cd6 cdd-cde ce0-ce3 ce6-cef cf1-cf3',
  'Anek Malayalam': 'd00-d0c d0e-d10 d12-d44 d46-d48 d4a-d4f d54-d63 d66-d7f',
  'Noto Sans Bengali':
    '980-983 985-98c 98f-990 993-9a8 9aa-9b0 9b2 9b6-9b9 9bc-9c4 9c7-9c8 9cb-9ce 9d7 9dc-9dd 9df-9e3 9e6-9fe',
  'Noto Sans Gujarati':
    'a81-a83 a85-a8d a8f-a91 a93-aa8 aaa-ab0 ab2-ab3 ab5-ab9 abc-ac5 ac7-ac9 acb-acd ad0 ae0-ae3 ae6-af1 af9-aff',
  'Baloo Paaji 2':
    'a01-a03 a05-a0a a0f-a10 a13-a28 a2a-a30 a32-a33 a35-a36 a38-a39 a3c a3e-a42 a47-a48 a4b-a4d a51 a59-a5c a5e a66-a75',
  'Noto Sans Oriya':
    'b01-b03 b05-b0c b0f-b10 b13-b28 b2a-b30 b32-b33 b35-b39 b3c-b44 b47-b48 b4b-b4d b55-b57 b5c-b5d b5f-b63 b66-b77',
  'Noto Naskh Arabic': '600-6ff',
}

export type ScriptFamily = keyof typeof SCRIPT_POINTS
export type FontFamily = typeof BASE_FAMILY | ScriptFamily

/** The only one of these scripts that runs from right to left: Urdu, Kashmiri and Sindhi. */
export const RIGHT_TO_LEFT: FontFamily = 'Noto Naskh Arabic'

const familyByPoint = new Map<number, FontFamily>()
for (const [family, ranges] of Object.entries({ ...SCRIPT_POINTS, [BASE_FAMILY]: BASE_POINTS }))
  for (const range of ranges.split(' ')) {
    const [first, last = first] = range.split('-').map((point) => Number.parseInt(point, 16))
    for (let point = first!; point <= last!; point += 1) familyByPoint.set(point, family as FontFamily)
  }

/** The family that draws a character, or null when none does. */
export function familyOf(character: string): FontFamily | null {
  return familyByPoint.get(character.codePointAt(0)!) ?? null
}
