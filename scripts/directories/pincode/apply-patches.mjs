import { circleNames, circleOfStates } from './patches/circles.mjs'
import { districtNames, everydayDistrictNames } from './patches/districts.mjs'
import { newDistricts } from './patches/divisions.mjs'
import { officePlaces } from './patches/offices.mjs'
import { stateNames, stateOfDistricts } from './patches/states.mjs'

const renamed = new Map(districtNames.map(([state, was, now]) => [`${state}|${was}`, now]))
const hasOwn = (table, key) => Object.hasOwn(table, key)

/** Other names of a district, for those who look for it by that name. Keyed "state|district". */
export function olderNamesOfDistricts() {
  const older = new Map()
  const former = districtNames.map(([state, was, now]) => [state, now, was.replace(/\s*\([A-Z]+\)$/, '')])
  for (const [state, now, name] of [...former, ...everydayDistrictNames]) {
    const key = `${state}|${now}`
    older.set(key, [...(older.get(key) ?? []), name])
  }
  return older
}

/** A row of the packages with state, district and circle as they are today. The reasons are in ./patches. */
export function patched(row) {
  const state = hasOwn(stateNames, row.state) ? stateNames[row.state].now : row.state
  const circle = hasOwn(circleNames, row.circle) ? circleNames[row.circle].now : row.circle
  return withOwnPlace(withNewDistrict(withNewState(withDistrictName({ ...row, state, circle }))))
}

function withDistrictName(row) {
  return { ...row, district: renamed.get(`${row.state}|${row.district}`) ?? row.district }
}

function withNewState(row) {
  const state = stateOfDistricts.find(
    (patch) => patch.was === row.state && patch.districts.includes(row.district),
  )
  const moved = state ? { ...row, state: state.now } : row
  const circle = circleOfStates.find((patch) => patch.was === moved.circle && patch.state === moved.state)
  return circle ? { ...moved, circle: circle.now } : moved
}

function withNewDistrict(row) {
  const patch = newDistricts.find((one) => one.state === row.state && one.was === row.district)
  return patch?.pincodesFrom.some((start) => row.pincode.startsWith(start))
    ? { ...row, district: patch.now }
    : row
}

function withOwnPlace(row) {
  const patch = officePlaces.find((one) => one.pincode === row.pincode && one.names.includes(row.name))
  return patch ? { ...row, district: patch.district, state: patch.state } : row
}
