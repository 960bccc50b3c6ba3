declare module 'vcf' {
  interface Property {
    valueOf(): string
    encoding?: string
    type?: string
  }
  export default class VCard {
    parse(text: string): VCard
    get(name: string): Property | undefined
  }
}
