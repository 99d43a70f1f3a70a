// The emblem of each card, as ink lines in a square of 48.

export const EMBLEMS: Readonly<Record<string, string>> = {
  scottish_support: 'M12 44V6M12 8h28v22H12M14 10 38 28M38 10 14 28', // saltire
  welsh_support: 'M12 44V6M12 8h28l-5 11 5 11H12M25 26v-6M25 20q-7-1-8-8 8 1 8 8 0-7 8-8-1 7-8 8', // leek
  english_support: 'M12 44V6M12 8h28v16q-6 8-14 8t-14-4M26 14a3 3 0 10.1 0M31 17.500a3 3 0 10.1 0M29 23a3 3 0 10.1 0M23 23a3 3 0 10.1 0M21 17.500a3 3 0 10.1 0', // rose
  assemble: 'M6 12q4 22 22 24l12 4q4-10-2-14l-10 2Q14 26 12 10ZM6 12l6-2M18 25l-4 5M40 12l4-4M41 18h5M36 9V4', // horn
  negotiate: 'M6 12q4-6 8 0v24q4 6 8 0h20M14 12h22q6 0 6 6v18q0 4-4 4M20 20h14M20 27h14M32 40l-3 6-3-6', // treaty
  manoeuvre: 'M14 42h22M16 42q0-10 6-15-6 2-9 0l-3-4Q12 12 24 8l1-4 5 5q8 7 6 20-1 7-2 13M22 15l1 1', // horse
  outmanoeuvre: 'M24 44V8M24 8l-6 9h12ZM10 40V22M10 22l-4 7h8ZM38 40V22M38 22l-4 7h8Z', // three spears
  spy: 'M3 24Q24 4 45 24 24 44 3 24ZM24 16a8 8 0 10.1 0M24 21a3 3 0 10.1 0', // eye
  ambush: 'M14 4q24 8 20 40M14 4q2 22 20 40M6 40 38 10M38 10l-8 1M38 10l-1 8M6 40l1-6M6 40l6-1', // bow
  march: 'M16 6h14v22q0 4 10 6 4 2 3 8H12q-2-6 4-10ZM16 12h14M12 42h31M4 14h6M3 22h7M2 30h6', // boot
  plot: 'M24 3v22M17 10h14M24 3l-4 4 4 22 4-22ZM9 33q15 6 30 0-1 12-9 12-4 0-6-5-2 5-6 5-8 0-9-12Z', // dagger and mask
  aid: 'M18 12q-2-5 2-6 4-3 8 0 4 1 2 6ZM18 12Q6 22 8 34q2 9 16 9t16-9q2-12-10-22M16 14h16M20 30a4 4 0 108 0 4 4 0 10-8 0', // purse
  influence: 'M24 18a12 12 0 10.1 0M16 15l-4-7 6-4h12l6 4-4 7M12 8h24M18 4l6 11 6-11', // signet ring
  dispute: 'M8 6l26 30M40 6 14 36M8 6l7 1M40 6l-7 1M29 38l10-9M19 38 9 29M36 38l6 6M12 38l-6 6', // crossed swords
  edict: 'M10 6h24q6 0 6 6H16v26q0 5-5 5t-5-5V12q0-6 4-6M22 20h12M22 27h12M16 38h22v-6M30 34a5 5 0 10.1 0', // scroll with seal
  resist: 'M6 6h36v16q0 16-18 22Q6 38 6 22ZM15 34V18h4v4h3v-4h4v4h3v-4h4v16', // shield with a tower
  quell: 'M14 44V30q-6-8-2-12l4-2V8q3-4 6 0v8-9q3-4 6 0v9-7q3-4 6 0v14q0 8-6 12v9ZM14 38h14', // gauntlet
  suppress: 'M12 22h24v20H12ZM17 22v-6q0-8 7-8t7 8v6M24 29a3 3 0 10.1 0M24 34v4', // lock
  muster: 'M24 4v4M12 34q2-4 2-12 0-13 10-14 10 1 10 14 0 8 2 12ZM8 34h32M20 38q0 5 4 5t4-5', // bell
}
