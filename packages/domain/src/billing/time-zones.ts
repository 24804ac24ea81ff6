import type { PriceRegion } from './prices.ts';

const zones: Readonly<Partial<Record<PriceRegion, string>>> = {
  brazil: `America/Sao_Paulo America/Bahia America/Fortaleza America/Recife America/Maceio America/Belem America/Manaus
    America/Cuiaba America/Campo_Grande America/Porto_Velho America/Boa_Vista America/Rio_Branco America/Eirunepe
    America/Santarem America/Araguaina America/Noronha`,
  euro: `Europe/Vienna Europe/Brussels Europe/Sofia Asia/Nicosia Europe/Nicosia Asia/Famagusta Europe/Berlin
    Europe/Busingen Europe/Tallinn Europe/Madrid Africa/Ceuta Atlantic/Canary Europe/Helsinki Europe/Mariehamn
    Europe/Paris Europe/Athens Europe/Zagreb Europe/Dublin Europe/Rome Europe/Vilnius Europe/Luxembourg Europe/Riga
    Europe/Malta Europe/Amsterdam Europe/Lisbon Atlantic/Madeira Atlantic/Azores Europe/Ljubljana Europe/Bratislava`,
  japan: 'Asia/Tokyo',
  korea: 'Asia/Seoul',
  china: 'Asia/Shanghai Asia/Urumqi',
  arab: `Asia/Dubai Asia/Bahrain Africa/Djibouti Africa/Algiers Africa/Cairo Asia/Baghdad Asia/Amman Indian/Comoro
    Asia/Kuwait Asia/Beirut Africa/Tripoli Africa/Casablanca Africa/El_Aaiun Africa/Nouakchott Asia/Muscat Asia/Gaza
    Asia/Hebron Asia/Qatar Asia/Riyadh Africa/Khartoum Africa/Mogadishu Asia/Damascus Africa/Tunis Asia/Aden`,
  russia: `Europe/Moscow Europe/Kaliningrad Europe/Samara Europe/Volgograd Europe/Saratov Europe/Ulyanovsk
    Europe/Astrakhan Europe/Kirov Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Barnaul Asia/Tomsk
    Asia/Novokuznetsk Asia/Krasnoyarsk Asia/Irkutsk Asia/Chita Asia/Yakutsk Asia/Khandyga Asia/Vladivostok
    Asia/Ust-Nera Asia/Magadan Asia/Sakhalin Asia/Srednekolymsk Asia/Kamchatka Asia/Anadyr`,
};

const regions = new Map(
  (Object.keys(zones) as PriceRegion[]).flatMap((region) =>
    (zones[region] ?? '').split(/\s+/).map((zone) => [zone, region] as const),
  ),
);

/** The region that a device's IANA time zone lies in; null for a zone that is no place, such as `UTC`. */
export function priceRegionOfZone(zone: string): PriceRegion | null {
  if (!zone.includes('/') || zone.startsWith('Etc/')) return null;
  return regions.get(zone) ?? 'world';
}
