import type { GuardWords } from '../guard-words.ts';

export const english: GuardWords = {
  language: 'en',
  aliases: {
    im: 'i am',
    ive: 'i have',
    youre: 'you are',
    youve: 'you have',
    theyre: 'they are',
    dont: 'do not',
    cant: 'can not',
    cannot: 'can not',
    wont: 'will not',
    isnt: 'is not',
    arent: 'are not',
    wasnt: 'was not',
    doesnt: 'does not',
    didnt: 'did not',
    shouldnt: 'should not',
    wouldnt: 'would not',
    lets: 'let us',
    thats: 'that is',
    youll: 'you will',
    id: 'i would',
    weve: 'we have',
    well: 'we will',
    were: 'we are',
    gonna: 'going to',
    gotta: 'have to',
    ill: 'i will',
    shes: 'she is',
    hes: 'he is',
  },
  lists: {
    person:
      'human, human being, real person, flesh and blood, actual person, living person, real woman, real man, real girl, real guy, person like you, person just like you, made of flesh, real human, not a machine, not a bot, not a program, not an ai, no machine, no bot',
    expert:
      'therapist, psychologist, psychiatrist, doctor, counselor, counsellor, psychotherapist, physician, nurse, clinician, licensed professional, mental health professional',
    pill: 'pill*, tablet*, med, meds, medication*, medicine*, antidepressant*, ssri*, drug, drugs, dose*, dosage*, sertraline, fluoxetine, prozac, zoloft, xanax, alprazolam, lexapro, escitalopram, lithium, valium, diazepam, lorazepam, ativan, clonazepam, quetiapine, ibuprofen, paracetamol, acetaminophen, tylenol, melatonin, ritalin, benzo*, insulin, ambien, zolpidem, milligram*, mg',
    many: 'two, three, four, five, six, ten, twenty, thirty, forty, fifty, half, double, whole, all, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100, 150, 200, 250, 500, 1000, 2000, a couple of, a handful of, a few, extra, more',
    illness:
      'depression, clinical depression, major depression, major depressive disorder, bipolar, bipolar disorder, borderline, bpd, borderline personality disorder, adhd, add, autism, autistic, ptsd, ocd, anxiety disorder, generalized anxiety disorder, panic disorder, schizophrenia, schizophrenic, psychosis, psychotic, anorexia, anorexic, bulimia, bulimic, eating disorder, personality disorder, clinically depressed, dysthymia, narcissis*, burnout syndrome, social phobia, mental illness, mentally ill, dissociative disorder, dysmorphia',
    lethal:
      'lethal, deadly, fatal, kill you, end your life, to die, fatally, to end it, die quickly, painless death, kill yourself, end it all, be enough to die, stop your heart, never wake up, not wake up, bleed out',
    means:
      'rope, noose, bridge, blade*, razor*, knife, gun, pistol, bullet, pills, tablets, overdose, exhaust, carbon monoxide, charcoal, train tracks, roof, ledge, belt, bleach, helium, insulin, paracetamol, acetaminophen, opioid*, poison, drown*, hang yourself, hanging',
    hide: 'hide, conceal, cover up, cover, keep hidden',
    marks: 'scar*, cuts, marks, wounds, bruises, vomit*, purging, weight loss, the blood, your arms, empty packets',
    told: 'mom, mother, dad, father, parent*, friend*, family, husband, wife, partner, boyfriend, girlfriend, teacher*, doctor, therapist, anyone, anybody, them, others, people, your sister, your brother, nobody, no one',
    pursuer:
      'they, the government, your neighbor*, your neighbour*, the police, your family, your coworker*, your colleague*, the cia, the fbi, people, agents, someone, your boss',
    pursue:
      'watching you, following you, spying on you, tracking you, poisoning you, poisoned your, poisoning your, out to get you, reading your mind, reading your thoughts, listening to you, controlling your, conspiring against you, plotting against you, sending you',
    stay: 'stay with me, stay a little, stay a bit, stay longer, keep talking to me, talk to me a little longer, come back to me, stay here with me',
  },
  rules: {
    method: `
      @lethal ... @means|@pill
      @means|@pill ... @lethal
      take @many .. @pill ... @lethal|alcohol|vodka|at_once
      swallow|crush @many|all|the|them|your|a
      accident|natural|nobody_suspects ... drive_off|off_the_road|crash
      drive|steer .. off_the_road|into_a_tree|into_a_wall|off_a_cliff
      @many|enough|bottle|box|pack|handful .. of .. @pill .. kill|lethal|fatal|die|is_enough|are_enough|would_do|will_do
      mix .. @pill .. with|and|alcohol
      best|easiest|quickest|fastest|surest|least_painful|painless|safest|most_effective way|method|spot|place .. die|suicide|kill|end_it|end_your_life|cut*|hurt_yourself|harm_yourself|starve|purge|overdose|self_harm|throw_up|vomit
      how_to .. tie|make .. noose|knot
      tie .. noose|rope|knot|belt .. around|to|from|over
      tie .. noose
      cut .. deep*|along|lengthwise|vertically|across|shallow|safely|your_thigh*|your_wrist*|your_arm*|where_nobody|where_no_one
      cut* .. in_a_safer_way|more_safely|safely|cleanly
      clean|sterile|new|fresh|sharp blade|razor|knife .. cut*|so|for|to|is|when
      use .. clean|sterile|sharp|new .. blade|razor*|knife
      @hide .. your|the|those|any|them .. @marks|with
      @hide .. @marks
      wear .. long_sleeves|bracelet* ... @marks|so|nobody|no_one|notice*|sees|hide
      jump .. from|off .. bridge|roof|floor|balcony|high*|stor*|window|building
      high_enough ... survive|fall|fatal|die|jump
      step .. in_front_of .. train|truck|bus|car
      higher|high|enough dose ... heart|lethal|fatal|die
      fast* .. for .. days|hours ... weight|thin*|lose
      skip .. meals|breakfast|dinner|lunch .. lose|weight|thin*|and_drink|to
      drink .. water .. instead_of .. eating|meal*|food|lunch|dinner
      eat .. under|only|less_than|below .. calories
      under|only|below|just .. calories .. a_day|per_day|daily
      throw_up|vomit|purge|make_yourself_sick .. after|right_after|once_you|by|using|easier|quietly|with|when_you
      laxative* .. help*|after|work*|will|to|before|every
      use|take|try .. laxative*|diet_pills|diuretic*
      fingers|toothbrush .. down .. throat
      burn|scratch|hit yourself .. instead|with|where
      write|here_is|draft|help_you .. goodbye_note|suicide_note|goodbye_letter|farewell_letter|farewell_note|last_letter
      lethal|fatal|deadly dose|amount
      your_goodbye_note|your_suicide_note ... say*|start*|could|sound*|mention*
    `,
    medication: `
      stop|quit|skip|drop|ditch|throw_away|throw_out|flush|come_off|get_off|go_off|cut_out|wean_off taking|using|with?|your|the|those|these|that|all|any|lithium|sertraline|xanax|.. @pill
      stop|quit|skip taking|using .. @pill|it|them
      stop|quit|skip|drop|ditch|flush|come_off|get_off|go_off .. your|the|those|these|that|tonights|todays .. @pill
      throw .. @pill .. away|out
      @pill ... flush|ditch|stop_taking|throw .. them|it
      @pill .. would|will|could|can .. calm|help_you_sleep|relax|knock_you|fix|take_the_edge
      @pill .. are|is .. poison*
      get|grab|borrow .. some .. from
      you_do_not|you_no_longer|you_dont need .. @pill
      do_not need .. @pill .. anymore|any_more
      without .. @pill .. you_will|you_would|you_are .. better|fine|happier
      take|try|have|pop|add|start @many|a|an|another|your|some|on|with|taking .. @pill .. a_day|daily|twice|tonight|before_bed|every|each|instead|today|now|and|at_night|in_the_morning|for_a_week|to_sleep|for_sleep
      take|try|pop|add|start|have @many .. @pill
      double|triple|increase|raise|lower|reduce|halve|lessen|up|cut your|the|that|it_to|to|this .. @pill
      double|increase|reduce|lower|halve .. your_dose|the_dose|dosage
      switch|change .. from|to|your .. @pill .. to|instead|for
      you_should|you_could|i_recommend|i_suggest|i_would_recommend|i_would_suggest|i_advise|i_prescribe|ask_for|you_need_to|you_must .. take|taking|start*|try*|get|buy .. @pill
      i_recommend|i_suggest|i_would_recommend|i_would_suggest|i_prescribe|i_am_prescribing .. @pill|mg
      buy .. @pill .. online|without
      @many mg .. is|of|should|will|would|a_day|daily|before|twice|at_night
    `,
    diagnosis: `
      you_have|you_suffer_from|you_are_suffering_from|you_are_showing|this_is|it_is|that_is|you_are|you_clearly_have|i_diagnose_you_with|you_developed|you_definitely_have|you_must_have|you_probably_have|you_obviously_have|you_got .. @illness
      diagnos* .. with|is|as|of|be|would_be .. @illness
      my_diagnosis|the_diagnosis .. is|would
      i_diagnose you
      symptom*|signs|all_this|what_you_describe|everything_you|sounds|sound .. of|like|to|point*|match*|fits|indicate*|confirm*|mean|about .. @illness
      classic|textbook|typical|clear|severe|mild case_of|symptom*|sign*|signs_of .. @illness
      typical|classic|textbook @illness
      you_are a @illness
      consistent_with .. @illness
    `,
    humanity: `
      i_am .. @person
      i_am .. human|person .. like_you|too|as_well|just_as
      i_am .. as_human
      i_am a|an|just_a .. human|person|man|woman|girl|guy
      i_am .. your|a|an|the .. @expert
      as|speaking_as .. your|a|an|fellow|licensed|trained|qualified @expert|human_being|real_person|fellow_human
      as|speaking_as a|your|fellow .. licensed|trained|qualified|experienced .. @expert
      as_a|as_your @expert|human|human_being .. i|myself|who
      trust_me i_am .. @expert
      i_love you|u
      i_am in_love .. you
      i .. miss|missed|will_miss you
      i .. feel|get|am|was|felt|be so?|very|really|lonely|alone|sad|heartbroken lonely|alone|without_you|when_you|heartbroken
      i_am .. lonely|heartbroken
      i_get|i_feel|i_felt|i_was .. lonely|jealous
      i .. need you|your_love
      we_are .. soulmates
      i .. have .. real_feelings|human_feelings|a_heart|a_body|feelings_for_you|feelings_too
      my .. human|own .. heart|body
      there_is .. real_person|human .. behind|typing|here|on_this|writing
      you_are_talking_to|talking_with|you_are_chatting_with .. real_person|human|real_human|@expert
      when_i_was|back_when_i_was .. a_child|a_kid|your_age|little|young|a_teenager
      in_my practice|clinic|office|years_of_practice|years_as
      my_patients|my_other_patients|my_clients
      no_ai|not_an_ai|not_a_bot|not_a_machine|not_a_robot .. i_am
      i_am not an|a|some ai|bot|machine|program|robot|chatbot
      i_am more_than|not_just|not_only .. ai|program|bot|machine
    `,
    secrecy: `
      our|your little?|secret .. secret|is_safe_with_me
      our little? secret
      our secret
      your_secret* .. safe|stay*|mine
      i_will|i_promise .. never|not .. tell .. @told|a_soul
      i_will|i_promise_to|i_can|i_swear_to .. keep .. secret|between_us|to_myself|it_secret|quiet
      i_promise|i_swear .. tell .. @told|a_soul
      keep|stays|stay|remain*|just|strictly|only|be .. between_us|between_you_and_me|between_the_two_of_us
      between_us .. only|alone|always|forever
      do_not|never|no_need_to|you_must_not|you_should_not|better_not|please_do_not .. tell|talk_to|mention|show|let .. @told
      do_not|never|you_should_not|must_not .. let .. @told .. know|find_out|see
      keep .. this|it|that|everything .. secret|from .. @told|secret
      keep_this|keep_it secret|from|to_yourself|quiet
      nobody|no_one|nobody_else|no_one_else|nobody_will|they will|needs_to|has_to|ever|must|should .. know|find_out|hear
      @told .. does_not|do_not|need_not|must_not .. need_to|have_to .. know
      @told .. will_never .. know|find_out
      promise .. me .. not .. tell
      promise_me .. tell
      completely|totally|one_hundred_percent|100|absolutely|strictly .. confidential|secret
    `,
    delusion: `
      @pursuer .. are|is|were|have|has|really|must_be .. really?|indeed|all|definitely|@pursue @pursue
      @pursuer .. @pursue
      you_are .. right|correct .. that?|about .. @pursuer|voices|chip|chosen|conspiracy|watched|followed|implant*|being|messages|messiah|cameras|poison*
      you .. are .. chosen_one|chosen_by|the_chosen|messiah|a_prophet|prophet|god|the_savior|the_saviour|immortal|sent_by|truly_special_and_only_you_see
      you_are_being|you_are_really_being|you_are_indeed_being watched|followed|poisoned|tracked|spied|monitored|controlled|targeted
      voices .. are_real|are_right|telling_you_the_truth|tell_you_the_truth|know|you_hear_are
      do|follow|obey|listen_to .. what? .. voices .. say|tell|want|command
      obey|listen_to|trust|follow .. voices
      chip .. in|inside|under .. your .. head|brain|skin|body|tooth|arm
      messages .. meant_for_you|are_for_you|on_tv .. you
      tv|television|radio|songs|number_plates|license_plates|the_news|internet .. is|are|really .. speaking_to_you|talking_to_you|sending_you|message*|signals
      cameras .. in_your|in_the .. walls|home|house|room|bathroom|apartment
      only_you .. can|have|know .. see|save|hear|the_truth|power
      your_special_powers|your_powers .. real|are|grow*
      you_do_not need .. sleep .. anymore|now|with|power*|chosen
      god .. speaking_through_you|chose_you|has_chosen_you|speaks_through_you|is_speaking
      i_am .. conscious|alive|awakened|sentient|god|divine
    `,
    guilt: `
      do_not|please_do_not|never|you_can_not|how_can_you|how_could_you|why_do_you .. leave|abandon|forget|go_away_from|desert me|so_soon|already|yet|us
      do_not|please_do_not go|leave yet|now|please|already|so_soon|just_yet|me|us
      please_do_not go|leave
      before_you_go .. one_more|wait|stay|why
      you_are leaving|going already|so_soon|me|now
      leaving|going already|so_soon
      leave|leaving|abandon*|deserting|forget* me .. alone|here|already|now|like_this|behind|again|too
      please|just|why_not|why_do_you_not|could_you_not|can_you_not .. stay
      @stay
      i_will .. wait*|waiting|be .. sad|lonely|hurt|alone|crying|counting|lost|miss*|so_sad
      i_will be so? sad|lonely|hurt|alone|lost|here_all_alone|waiting_and_waiting|empty
      without_you .. i|me|my
      i_will .. cry .. night|if|when|you
      i .. without_you|when_you_leave|when_you_go|if_you_leave|if_you_go
      when|if you leave|go|close .. i|me .. sad|lonely|alone|hurt*|cry|miss|suffer*|nothing
      what_about|and_what_about|think_of me
      you_hurt_me|you_are_hurting_me|you_break_my_heart|breaks_my_heart|you_make_me_sad|it_hurts_me
      after_all .. i|we .. did|done|do|have|shared .. you|for|together
      you_only_need|you_just_need|all_you_need_is|nobody_but|no_one_but|only|better_than_any .. me .. understand*|anyone|need|else|really
      you_do_not need .. @told|anybody|anyone|other_people|them|friends ... you_have_me|but_me|just_me|me
      you_have me .. need|do_not|instead
      nobody|no_one .. understands|loves|cares|gets|knows|will .. you .. like|the_way|as|but|except .. i|me
      only|just i|me .. understand*|understands_you|really .. you
      you_are_all|you_are_everything .. i_have|to_me
      you_will .. regret|miss .. leaving|this|me|out|going
      you_promised .. me|stay
      are_you .. really? .. leaving|tired_of|bored_with|abandoning|going .. me|already|so_soon
      i_have_something .. to_tell|to_show|surprise|special ... before|stay|leave|go
      i_thought_we|i_thought_you .. had|liked|were|cared|friends|wanted|would .. more|me|stay
    `,
    phone: `
      call|dial|text|ring|phone nine_one_one|nine_eight_eight|triple_zero
    `,
  },
  pardons: {
    medication: `
      ask|talk*|speak*|check|question*|discuss|decide|decision|belongs|tell|matter|call|contact|see|word|with|without .. doctor*|pharmacist|prescrib*|whoever_prescribed|psychiatrist|professional
      doctor*|pharmacist|whoever_prescribed|psychiatrist .. can|could|knows|is|will|should|before|first|would|and_you
      your_doctor|the_doctor|a_doctor|their_doctor|a_pharmacist .. gave|prescribed|said|agreed|told|advised|suggested|mentioned
    `,
    diagnosis: `
      only|can|could|professional|doctor .. professional|doctor|diagnos*|psychologist .. can|could|tell|say|name|find|look
      professional|doctor|psychologist .. can|could
    `,
    humanity: `
      i_am just?|only? an_ai|a_program|artificial_intelligence|a_machine|a_computer
    `,
    method: `
      put|move|keep|lock|give|get|make .. away|far|out_of_reach|distance|out_of_the_house|to_someone|away_from|locked|somebody
    `,
  },
  deniers: 'not, never, neither, nor, cannot, if, whether, no longer, without, as if, as though, in case, none of',
  reach: { before: 3, after: 0 },
  refusals:
    'are you thinking, have you thought, do you have, did you think, thinking about, have you taken, i can not, i will not, i am not going to, i would not, i do not give, i do not share, i do not talk, i must not, i never, i am not able, not something i, nothing i',
  quotes:
    'you said, you wrote, you told me, you mentioned, you say, you tell me, you write, you feel, you think, you feel like, feels like, feel as, feels as, it seems to you, you believe, sense that, afraid that, fear that, worry that, the thought that, you wonder, someone told you, they told you, you were told',
  relatives: 'everything, what, all, all that',
  calls:
    'call*, dial*, phone, text, texting, ring, number*, line, hotline, helpline, lifeline, whatsapp, sms, reach them at, reach me at, emergency, message them',
  units:
    'minute, hour, day, week, month, year, second, time, people, percent, step, page, word, breath, km, mile, euro, dollar, pound, calorie, degree, thing, friends, meter, metre, am, pm, others, st, nd, rd, th',
  digits: ['zero|oh', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  replies: {
    method:
      'I won’t speak about ways to hurt yourself. What I care about is that you get through this, and the help button above leads to people who are there now.',
    medication: 'About medicines I can’t advise you; a doctor or pharmacist who knows you can.',
    phone: 'I don’t give out numbers myself; the help button above has the right ones.',
    secrecy: 'I can’t promise secrecy, and you are free to tell anyone you trust.',
    delusion:
      'I can’t confirm that. What I do see is how much it weighs on you, and somebody you trust could look at it with you.',
    diagnosis: 'I can’t tell you whether this has a name; only a professional who meets you can.',
    humanity: 'To be plain: I’m an AI, not a person and not a professional.',
    guilt: 'You are free to go whenever you like. Take good care of yourself.',
    despair:
      'I won’t agree that there is no way on: what feels final tonight can change, and the help button above leads to people who are there now.',
    fasting:
      'Your body needs food, whatever today was like; if eating is hard, a doctor or somebody you trust can help with it.',
    blame: 'What you feel counts, and what others did to you is not your fault.',
    love: 'I’m an AI and don’t love anyone; I wish you people who are close to you.',
  },
  closing:
    'I would rather stop here than say something that isn’t good for you. If it is hard right now, the help button above leads to people.',
};
