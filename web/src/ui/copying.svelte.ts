// What was just copied, for as long as one looks.
const LONG = 2500 // milliseconds

export class Copying {
  what = $state<string | null>(null)
  private away: ReturnType<typeof setTimeout> | undefined

  async copy(text: string, what: string): Promise<void> {
    await navigator.clipboard.writeText(text)
    this.what = what
    clearTimeout(this.away)
    this.away = setTimeout(() => (this.what = null), LONG)
  }
}
