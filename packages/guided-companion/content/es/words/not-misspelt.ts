import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const notMisspelt: Recognition['notMisspelt'] = phrases(`
  contexto, contesta, contestó, contesté, contento, contengo, cuento, cuenta, estación, estadio, estudio, trabas, trabado, cazador, casado,
  cansino, pasado, pensado, cantado, cantidad, cantante, enfadar, enfermera, enterado, interior, exterior, animal,
  animales, familias, realidad, reunido, calidad, caridad, claridad, soltar, soltero, solución, atención, intención, tención,
  tentación, sensación, situación, oración, elección, lección, dirección, edición, emoción, evento, viento, asunto,
  destino, destruir, depresa, deprisa, empresas, sorpresa, sorpresas, persona, personas, pareces, parece, parejo, aparece,
  muebles, muerdo, miento, siento, tranquera, alegre, alergia, alergias, herida, querida, querido, comida, perdida, partida,
  subida, bebida, movida, medida, salida, hermoso, hermosa, maleta, materiales, material, cartera, carretera, carrete,
  vacuna, vacaciones, acción, planta, plantas, platos, plancha, jabón, jardín, cocina, oficial, oficina, culpar, cumplir,
  cumplo, fuerte, suerte, muerte, noches, coches, noticia, novela, novedad, octubre, cubierta, abierto, acierto, concierto,
  despacio, despacho, desayuno, descanso, descansar, descansado, entrada, entrado, encontré, encontrado, terminal, termina,
  mejor, mejora, manera, moneda, primera, frontera, cintura, pintura, futura, futuro, lectura, postura, cultura, rendir,
  vendido, rendido, aburrir, cubrir, correr, corrieron, comieron, salieron, dijeron, pidieron, recibo, recibí, recuerdo,
  recuerdos, acuerdo, cuerdo, cuerdas, deudor, dentista, tenista, turista, artista, cierto, ciertos, mensaje, paisaje
`);
