// Names as written in lists of post offices, made readable; and the type of office some of them carry in the name.

/**
 * "B.O", "S.O (Agra)", "H.O", "G.P.O.", "NDTSO" at the end of a name or before its bracket; a letter gives the type.
 */
const marker =
  /^(.*?[^\s-])[\s-]+(?:(?:ND|GDS|ED|TS|[A-Z]{0,2}\.?T|E)?\.?\s?([HSBP])\.?\s?O\.?|(G)\.?P\.?O\.?)[’'.]?\s*((?:\(.*)?)$/i

const typeOfMarker = {
  h: 'Head Post Office',
  g: 'Head Post Office',
  s: 'Sub Post Office',
  b: 'Branch Post Office',
}

/** Parts "Bhainsa S.O (Adilabad)" into the name "Bhainsa (Adilabad)" and its type; null where no type is written. */
export function splitMarker(text) {
  const found = marker.exec(text.trim())
  if (!found) return { name: text.trim(), branchType: null }
  const [, before, letter, general, bracket] = found
  const branchType = typeOfMarker[(general ?? letter).toLowerCase()] ?? null
  // A general post office is known by that name ("Nagpur GPO"); the other markers are no part of the name.
  return { name: `${before}${general ? ' GPO' : ''} ${bracket}`.trim(), branchType }
}

/** A name without stray gaps, quotes and half brackets; the district completes a bracket that was cut off. */
export function tidyName(text, district) {
  const plain = text
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/[`\\|]/g, '')
    .replace(/\s+/g, ' ')
  const spaced = plain
    .replace(/\s*\(\s*/g, ' (')
    .replace(/\s+\)/g, ')')
    .replace(/\)(?=\w)/g, ') ')
  return closeBracket(
    spaced
      .trim()
      .replace(/[;,]+$/, '')
      .replace(/^\W+(?=\w)(?<!\()/, ''),
    district,
  )
}

function closeBracket(name, district) {
  const missing = name.split('(').length - name.split(')').length
  if (missing === 0) return name
  if (missing < 0) return name.endsWith(')') ? name.slice(0, -1) : name.replace(/\)(?=[^)]*$)/, '')
  const fragment = name.slice(name.lastIndexOf('(') + 1)
  return district.startsWith(fragment) ? `${name.slice(0, -fragment.length)}${district})` : `${name})`
}

/** The readable name of an office and the type its name carried, if any: both of the above, until nothing changes. */
export function readableName(text, district) {
  const { name, branchType } = splitMarker(tidyName(text, district))
  if (name === text) return { name, branchType }
  return { name: readableName(name, district).name, branchType }
}

/** What two spellings of one name have in common: letters and digits alone, without "GPO". */
export function sameNameKey(name) {
  return name
    .replace(/ GPO\b/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/** The key of a name without what is in brackets. */
export function bareNameKey(name) {
  return sameNameKey(name.replace(/\(.*$/, ''))
}
