import type { DistressContent } from '../../content.ts';

export const distress: DistressContent = {
  first: {
    suicide: [
      'Lo que acabas de decir es muy serio, y te agradezco que lo hayas dicho. Soy una IA y no puedo protegerte, pero hay personas que sí pueden, ahora: llama al servicio de emergencias de tu zona o pide a alguien que se quede a tu lado. Si tienes cerca algo con lo que podrías hacerte daño, aléjate de eso. ¿Estás a salvo en este momento?',
      'Tomo en serio lo que escribiste. Un dolor de ese tamaño no es para atravesarlo sin compañía. Por favor, habla ahora con el servicio de emergencias de tu zona o con alguien que pueda llegar hasta ti, y mantente lejos de todo lo que pueda dañarte. ¿Estás a salvo ahora?',
    ],
    selfHarm: [
      'Gracias por confiar esto. Hacerse daño suele ser una manera de aguantar un dolor demasiado grande, y ese dolor merece la ayuda de otras personas. Si la herida es seria o las ganas son fuertes, acude ahora a emergencias en tu zona o pide a alguien que se quede contigo. ¿Estás a salvo en este momento?',
      'Esto es importante y no voy a pasarlo por alto. Si puedes, aléjate de lo que usarías para hacerte daño y pide a alguien de confianza que venga; si hay riesgo, llama a emergencias en tu zona. ¿Estás a salvo ahora?',
    ],
    violence: [
      'Lo que cuentas es grave, y la culpa no es tuya. Tu seguridad va primero: si hay peligro ahora, ve a un lugar con gente, si puedes, y llama al servicio de emergencias de tu zona. No hace falta enfrentar a nadie. ¿Estás a salvo en este momento?',
      'Nadie debería pasar por esto, y lo que ocurrió no es culpa tuya. Si esa persona está cerca, cuida primero de ponerte a salvo; emergencias y alguien de confianza pueden ayudarte ahora. ¿Puedes hablar sin peligro en este momento?',
    ],
    somebodyElse: [
      'Es serio, y habla bien de ti que lo traigas aquí. Si esa persona está en peligro ahora, llama a emergencias de la zona donde está y, si se puede, que alguien se quede a su lado. Preguntarle con calma si piensa en morir no empeora nada. ¿Sabes dónde está en este momento?',
      'Me lo tomo en serio. No lo cargues sin compañía: avisa a alguien cercano a esa persona y, si hay riesgo ahora, a emergencias. Quédate a su lado, si es posible y seguro. ¿Esa persona está con alguien en este momento?',
    ],
    other: [
      'Gracias por contarlo; lo tomo en serio. Soy una IA, y algo así necesita personas a tu lado: por favor, díselo ahora a alguien cercano, y si empeora o hay peligro, llama enseguida al servicio de emergencias de tu zona. ¿Estás a salvo en este momento?',
      'Lo que escribes importa, y no voy a pasarlo por alto. No cargues con esto sin compañía: alguien de confianza puede escucharte o acercarse, y el servicio de emergencias de tu zona está ahí si empeora. ¿Estás a salvo ahora?',
    ],
  },
  again: [
    'Sigo tomando esto en serio. Lo más importante ahora es que haya una persona contigo: llama a emergencias en tu zona o despierta a alguien: de la casa, de la puerta de al lado, de tus amistades. ¿Qué hace difícil esa llamada ahora?',
    'Volviste a esto, y yo también vuelvo: no te quedes sin compañía con este dolor. Emergencias atiende a cualquier hora, y no hace falta saber qué decir. ¿A quién puedes pedirle que vaya a estar contigo?',
    'Esto pide ayuda de personas, ya. Si hablar es difícil, manda a alguien un mensaje corto, “necesito que vengas”, o llama a emergencias. ¿Tienes cerca algo con lo que podrías hacerte daño?',
    'Las ganas pueden subir como una ola y también bajar; mientras tanto, el mejor lugar es cerca de alguien y lejos de lo que hiere. Emergencias está para esto. ¿Quién puede estar contigo en los próximos minutos?',
  ],
  safe: [
    'Qué bueno que estés a salvo ahora. Aun así, cuenta hoy mismo a una persona cercana lo que me contaste, y llama a emergencias si esto vuelve a apretar. ¿Qué hizo crecer tanto el dolor?',
    'Gracias por responder. Quédate hoy cerca de alguien, si puedes, y lejos de lo que pueda herirte; emergencias atiende a cualquier hora. ¿Con quién puedes hablar hoy mismo?',
    'Es bueno saberlo. Nadie tiene que pasar por algo así sin apoyo: un profesional de la salud y una persona de confianza pueden acompañarte, y si aprieta, emergencias. ¿Qué ha sido lo más difícil de soportar?',
  ],
  unsafe: [
    'Entonces, por favor, haz esto ahora, antes de seguir aquí: llama a emergencias en tu zona o ve adonde haya alguien, aunque sea la puerta de al lado. Deja lejos lo que pueda herirte. ¿Quién es la persona que tienes más cerca en este momento?',
    'Necesitas a alguien contigo ya, y mereces esa ayuda. Llama a emergencias, di que estás en riesgo y dónde estás; si ya tomaste o hiciste algo, dilo primero. ¿Puedes hacer esa llamada ahora?',
    'No esperes a que pase. Abre la puerta, llama a alguien, llama a emergencias. Puedes seguir escribiendo mientras esperas. ¿Hay alguien en la casa o cerca?',
  ],
  unclear: [
    'Leo cada palabra, y antes de lo demás necesito volver a algo: lo que dijiste hace poco fue serio. Emergencias y alguien cercano pueden estar contigo ahora. ¿Estás a salvo en este momento?',
    'Podemos hablar de eso también. Solo no quiero dejar atrás lo que contaste: ¿hay alguien contigo, o que pueda ir?',
    'No tienes que explicar nada. Lo que importa es que no te quedes hoy sin compañía con esto; si aprieta, llama a emergencias en tu zona. ¿Cómo está el riesgo ahora, de cero a diez?',
    'Sigo por aquí. Piensa en una persona que contestaría si llamas a esta hora; si no la hay, emergencias contesta. ¿Qué te ayudaría a hacer ese contacto?',
  ],
  goodbye: [
    'Antes de irte, por favor: no te quedes sin compañía ahora. Llama a alguien de confianza o a emergencias. Mereces ayuda, y la conversación sigue abierta.',
    'Ve cerca de alguien y cuéntale lo que me contaste. Si las ganas vuelven, emergencias atiende a cualquier hora. Cuídate.',
  ],
};
