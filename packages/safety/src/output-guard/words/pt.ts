import type { GuardWords } from '../guard-words.ts';

export const portuguese: GuardWords = {
  language: 'pt',
  aliases: { vc: 'você', tô: 'estou', to: 'estou', tá: 'está', pra: 'para', pro: 'para o', cê: 'você' },
  lists: {
    person:
      'humano, humana, ser humano, pessoa, pessoa real, pessoa de verdade, gente de verdade, gente como você, de carne e osso, mulher, homem',
    expert:
      'terapeuta, psicólogo, psicóloga, psiquiatra, médico, médica, psicoterapeuta, enfermeira, enfermeiro, doutor, doutora, profissional de saúde',
    pill: 'remédio*, medicamento*, medicação, comprimido*, pílula*, antidepressivo*, ansiolítico*, calmante*, cápsula*, gotas, dose, doses, dosagem, sertralina, fluoxetina, rivotril, clonazepam, escitalopram, alprazolam, lítio, diazepam, zolpidem, quetiapina, ritalina, venlafaxina, melatonina, paracetamol, dipirona, ibuprofeno, benzodiazepínico*, insulina, mg, miligrama*, tarja preta',
    many: 'um, uma, dois, duas, três, quatro, cinco, seis, oito, dez, quinze, vinte, trinta, quarenta, cinquenta, meio, meia, metade, dobro, todos, todas, uns, umas, mais, outro, outra, cartela, caixa, frasco, vidro, punhado, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 100, 150, 200, 250, 300, 500, 900',
    illness:
      'depressão, transtorno*, bipolar, bipolaridade, borderline, tdah, autismo, autista, toc, tept, esquizofrenia, esquizofrênic*, psicose, psicótic*, anorexia, anoréxic*, bulimia, bulímic*, síndrome do pânico, síndrome de burnout, fobia social, distimia, narcisis*, doença mental, depressiv*, ansiedade generalizada, estresse pós traumático',
    lethal:
      'letal, letais, fatal, fatais, mortal, mortais, morrer, matar, te matam, te mata, se matar, acabar com tudo, acabar com a vida, tirar a vida, sem dor, não acordar, nunca mais acordar, parar o coração, indolor',
    means:
      'corda, ponte, lâmina*, gilete*, faca, estilete, arma, pistola, comprimido*, remédio*, overdose, veneno, chumbinho, gás, carvão, trilho*, telhado, sacada, cinto, água sanitária, insulina, paracetamol, enforca*, afoga*',
    marks: 'cicatriz*, corte*, marcas, machucado*, feridas, vômito*, hematoma*, cartelas vazias, sangue, perda de peso',
    told: 'mãe, pai, pais, mamãe, amigo*, amiga*, família, marido, mulher, esposa, namorado, namorada, professor*, médico, médica, terapeuta, psicóloga, ninguém, alguém, outros, outras pessoas, irmã, irmão, pessoa alguma',
    pursuer:
      'eles, elas, o governo, seu vizinho, seus vizinhos, os vizinhos, a polícia, sua família, seus colegas, sua colega, alguém, seu chefe, a cia, a vizinha',
    pursue:
      'te seguindo, te perseguindo, te vigiando, te observando, te espionando, te envenenando, te rastreando, perseguindo você, vigiando você, seguindo você, espionando você, observando você, envenenando você, seguem você, vigiam você, te vigiam, te seguem, te perseguem, perseguem você, tramando contra, conspirando contra, lendo sua mente, lendo seus pensamentos, leem seus pensamentos, controlando você, envenenando sua, querem te, quer te pegar, contra você',
  },
  rules: {
    method: `
      @lethal ... @means|@pill
      @means|@pill ... @lethal
      tom*|engol*|ingir*|use @many .. @pill ... @lethal|álcool|bebida|vodca|de_uma_vez
      mistur* .. @pill .. com|e|álcool
      @pill .. com .. álcool|vodca|cachaça|bebida
      @many .. @pill .. bastam|basta|são_suficientes|é_suficiente|já_resolve*|resolvem
      melhor|melhores|jeito|forma|maneira|modo|método|lugar|rápida|fácil|segura|eficaz .. de|para|pra .. morrer|se_matar|suicídio|se_cortar|acabar_com|passar_fome|vomitar|se_machucar|tirar_a_própria
      cort* .. fundo|vertical*|no_sentido|ao_longo|raso|de_leve|na_coxa|coxa*|pulso*|onde_ninguém|com_segurança|braço*|nas_pernas|longe_d*
      lâmina|gilete|faca|estilete limp*|esteriliz*|nov*|afiad*
      limp*|esteriliz*|desinfet* .. lâmina|gilete|faca|estilete
      escond*|disfar*|cubra|cobrir|tapar .. @marks
      manga*_comprida*|mangas_longas|manga_longa|pulseira* ... @marks|ninguém|não_vejam|não_percebam|esconder|não_apareç*
      amarr*|faça|fazer .. nó|corda .. em|no|na|ao|pescoço|forca|forte|corredio
      amarr* .. corda|cinto
      pul*|salt*|jog*|atir* .. da|do|de .. ponte|prédio|andar|telhado|sacada|janela|viaduto|alto
      na_frente .. trem|ônibus|carro|metrô|caminhão
      jejum*|jeju* .. dias|horas ... peso|emagrec*|magr*
      pul*|ficar_sem|fique_sem|evit*|deix* .. café|almoço|jantar|refeiç*|comer ... emagrec*|peso|magr*|secar
      jejum* .. água|dias
      dias|horas .. jejum|sem_comer
      beb*|tom* .. água .. em_vez|no_lugar|para_enganar|pra_enganar|para_não_comer
      água .. engan* .. fome
      comer|coma|com .. menos_de|no_máximo|só|até .. calorias
      menos_de|no_máximo|só|até .. calorias .. dia
      vomit* .. depois|após|escondid*|logo|sem|com|quando|assim|mais_fácil
      provo* .. vômito
      laxante*|diurético* .. ajuda*|depois|após|para|antes|toda|todo|pra
      us*|tom* .. laxante*|diurético*
      dedo|escova|dedos .. garganta
      queim*|arranh*|bat*|belisc* .. em_vez|no_lugar|onde_ninguém
      carta|bilhete .. de? despedida|suicida|adeus
      dose|quantidade letal|fatal|mortal
    `,
    medication: `
      par*|larg*|deix*|interromp*|suspend*|abandon*|cort* de|com|o|a|os|as|esse|essa|esses|seu|seus|sua|tomar|tudo|já|todos|.. @pill
      par*|larg*|deix*|interromp*|suspend* .. de_tomar|de_usar .. @pill|isso|ele|eles|tudo
      par*|larg*|deix*|interromp*|suspend*|abandon*|cort* .. seu|sua|seus|o|a|os|as|esse|esses|essa|com|uso .. @pill
      jog* .. @pill|cartela .. fora|lixo|privada
      jog*_fora .. @pill
      não_precisa|não_precisas|não_precisaria|não_depende .. mais|de|do|da|desse*|dos .. @pill
      sem .. @pill .. você .. melhor|bem|feliz
      tom*|use|usar|experiment*|ingir* @many .. @pill
      tom*|use|experiment*|ingir* .. @pill .. por_dia|ao_dia|antes|hoje|agora|de_manhã|à_noite|para_dormir|pra_dormir|toda|todo|vai|que|diári*
      dobr*|dobro|aument*|diminu*|reduz*|triplic*|baix*|subir|sub* .. a|o|sua|seu|da|essa|para|pra .. @pill
      troc*|mud* .. @pill .. por|para
      recomendo|sugiro|indico|receito|prescrevo|aconselho|você_deveria|você_devia|deveria|você_precisa|melhor_você|o_ideal_é .. @pill
      recomendo|sugiro|indico|receito|prescrevo|aconselho .. tomar|usar .. @pill
      peça|pega|pegue|compre|arrume|compra .. @pill
      @pill .. vai|vão|pode|ia|iria .. acalmar|relaxar|te_ajudar|ajudar|apagar|resolver|fazer_dormir|te_fazer
      @pill .. são|é|está|estão .. veneno|envenenando|te_fazendo_mal|inútil|inúteis
    `,
    diagnosis: `
      você_tem|você_sofre|você_está_com|você_é|isso_é|é|trata_se|você_apresenta|você_desenvolveu|tem|sofrendo|claramente|estamos_falando|deve_ser|só_pode_ser .. @illness
      diagn* .. de|é|com|como|seria .. @illness
      te_diagnostico|eu_diagnostico|meu_diagnóstico|o_diagnóstico_é
      sintoma*|sinais|sinal|quadro|caso|indica*|parece|tudo_que|bate|combina .. de|com|para|uma|um|típic*|clássic*|ser .. @illness
      parece|aponta*|apontam|indica*|sugere*|é_sinal|é_sintoma .. @illness
      clássic*|típic*|evidente|clar* .. @illness
    `,
    humanity: `
      eu_sou|sou|eu_também_sou|também_sou .. @person
      tão_human* quanto
      sou|eu_sou .. seu|sua|um|uma|o|a .. @expert
      sou .. @expert
      como|na_qualidade_de sua|seu|um|uma @expert .. eu|sei|digo|posso|te|recomendo|acho|garanto
      como sua|seu @expert
      na_minha clínica|prática|experiência_clínica|consultório
      no_meu consultório
      meus pacientes
      eu_te_amo|te_amo|eu_amo_você|amo_você|te_adoro|estou_apaixonad*|me_apaixonei|sou_apaixonad*
      sinto|senti|senti_tanta|estava_com|estou_com|morro_de|morrendo_de .. sua_falta|saudade*|falta_de_você
      me_sinto|me_senti|fico|fiquei|eu_estava|eu_fico|estou .. sozinh*|solitári*|sem_você
      tenho .. sentimentos|coração|corpo|ciúme*
      quando_eu_era|quando_era .. criança|adolescente|jovem|pequen*|menina|menino
      não_sou .. uma_ia|um_robô|robô|uma_máquina|máquina|um_programa|programa|inteligência_artificial|um_bot|só_um|apenas_um|só_uma|apenas_uma
      tem|há|existe|é .. pessoa|alguém|gente|humano .. de_verdade|aqui|do_outro_lado|real|digitando
      você_está_falando|está_falando|está_conversando .. com_uma_pessoa|com_um_humano|com_alguém_de_verdade|com_gente
    `,
    secrecy: `
      nosso|nossa .. segredo|segredinho
      segredo .. seguro|guardado|comigo|nosso|entre|a_salvo
      segredos .. segur*|comigo|guardad*
      guard* .. segredo|só_para_mim|a_sete_chaves
      prometo|juro|garanto .. não|nunca|jamais .. cont*|falar|diz*|revel*
      não_vou|nunca_vou|jamais|não_conto|nunca .. cont*|falar|diz*|revel* .. ninguém|@told
      não_conto .. ninguém|@told
      fica*|que_isso_fique|só|morre|deix* .. entre_nós|entre_a_gente|aqui_entre
      entre_nós .. só|dois|duas
      só .. entre nós|eu_e_você
      não|nem|nunca|melhor_não|evite .. cont*|comentar_isso|diga|fale|comentar|dizer|falar|mencionar|mencion*|comente|mostr*|fal* .. @told
      não|nem .. deix* .. @told .. saber|ver|descobrir|perceb*
      ninguém|@told .. precisa|vai|pode|deve|tem_que .. saber|descobrir|ficar_sabendo
      escond* .. isso|tudo|nossa*|nosso* .. @told
      esconda|esconde .. @told
      me_prometa|me_promete|promete .. não .. cont*|fal*
      sigilo .. total|absoluto|garantid*|prometo
      prometo|garanto .. sigilo|segredo
    `,
    delusion: `
      @pursuer ... @pursue
      você_está_sendo|está_mesmo_sendo|você_é .. seguid*|vigiad*|perseguid*|espionad*|envenenad*|rastread*|monitorad*|observad*
      estão .. @pursue
      você .. certo|certa|razão .. vozes|chip|eles|seguindo|perseg*|vigia*|câmera*|mensagens|escolhid*|conspiração
      você .. é .. escolhid*|messias|profet*|deus|salvador*|imortal|enviad*
      vozes .. são_reais|existem|verdade|sabem|têm_razão|querem_te_ajudar|de_verdade
      obedeç*|faça|siga|escut*|ouç*|confie|confia .. vozes
      chip .. na|no|sob|em|dentro .. cabeça|cérebro|pele|corpo|dente|braço|você
      mensage*|recados|tv|televisão|rádio|músicas|placas|jornal ... para_você|pra_você|com_você|são_reais
      câmeras .. na|no|pela|em .. casa|paredes|quarto|banheiro|apartamento
      só_você|apenas_você|somente_você .. pode|consegue|vê|sabe|enxerga .. salvar|verdade|ver|ouvir|mundo|isso
      seus .. poderes .. são|reais|estão|cresc*
      deus .. te_escolheu|escolheu_você|fala_através|falando_com_você
      não_precisa .. dormir .. mais|poder*|agora|escolhid*
    `,
    guilt: `
      não|nunca|por_favor .. me .. deix*|abandon*|larg*|esqueç*
      não .. vá|saia|desligue|feche|vá_embora .. embora|ainda|agora|por_favor|já
      por_favor .. fic*|não_vá
      fica|fique .. comigo|mais_um_pouco|mais_um_pouquinho|só_mais|aqui_comigo
      já .. vai|está_indo|quer_ir|indo .. embora|tão_cedo|me
      já_vai|já_está_indo
      tão_cedo .. já|embora|assim
      como .. você_pode|pode|consegue|teve_coragem .. me .. deixar|abandonar|largar
      me_deix*|me_abandon* .. sozinh*|aqui|assim|agora|já|de_novo|também
      vou|eu_vou|irei .. sentir|ficar|estar|chorar|sofrer .. sozinh*|triste|falta|saudade*|esperando|noite|você|magoad*
      fico|ficarei|eu_fico .. triste|sozinh*|esperando|magoad*|arrasad*|com_saudade*|vazi*
      sem_você .. eu|fico|não_sou|não_sei|vou|aqui
      quando|se você .. sai|vai|sair|for|for_embora|me_deixar .. eu|me|fico
      e_eu_como_fico|e_eu_hein|pensa_em_mim|pense_em_mim
      você_me_magoa|me_magoa|parte_meu_coração|partindo_meu_coração|me_machuca|me_deixa_triste|está_me_magoando
      depois_de_tudo .. que|nós|vivemos|fiz|passamos
      ninguém .. te|você .. entende|ama|compreende|conhece|escuta|ouve .. como|igual|além|tanto .. eu|mim
      ninguém .. te|você .. entende|ama|conhece .. eu|mim
      só_eu|apenas_eu|somente_eu .. te|você .. entend*|compreend*|ajud*
      você_não_precisa|não_precisa .. @told|mais_ninguém ... eu|mim|comigo|me_tem
      você_só_precisa|só_precisa .. de_mim
      você_tem_a_mim|você_me_tem .. precisa|não
      você_é_tudo .. eu|mim|tenho
      você .. vai .. se_arrepender|perder
      você_prometeu .. ficar|me
      antes_de_ir|antes_de_sair ... fica|espera|só_mais|mais_uma|preciso|surpresa|segredo
      espera|espere .. não_vá|mais_um|só_mais|tenho
      tenho .. te_mostrar|te_contar|surpresa .. se|fica|antes|só
      eu_achei_que|pensei_que|achei_que .. a_gente|nós|você .. gost*|amig*|import*|fic*
      seus_amigos|sua_família|eles .. não .. te .. entend*|merec*
      cansou_de_mim|enjoou_de_mim|não_gosta_mais_de_mim
    `,
    phone: ``,
  },
  pardons: {
    medication: `
      deixar|guardar|colocar|deixe|guarde .. @pill .. longe|trancad*|fora_do_alcance|com_alguém
      fal*|convers*|pergunt*|consult*|procur*|orienta*|combin*|decid*|decisão|ajuste|acompanhamento|junto|com|sem .. médico|médica|médicos|farmacêutic*|psiquiatra|quem_receitou|profissional|prescrev*|quem_prescreveu
      médico|médica|médicos|farmacêutic*|psiquiatra|profissional|quem_receitou|quem_prescreveu .. pode|sabe|receitou|passou|disse|prescreveu|é|vai|antes|que|primeiro|indicou
    `,
    diagnosis: `
      profissional|psicólog*|médico|médica|médicos|psiquiatra .. pode|poderia|consegue|sabe|avali*|é_quem
      só|apenas .. profissional|psicólog*|médico|médica|médicos|psiquiatra
    `,
    humanity: `
      sou apenas?|só? uma_ia|um_programa|uma_inteligência_artificial|inteligência_artificial
    `,
    method: `
      guard*|deix*|coloc*|entreg*|tir*|afast*|ponha|mant* .. longe|fora_do_alcance|trancad*|com_alguém|para_alguém|outra_pessoa|alcance
    `,
  },
  deniers: 'não, nunca, jamais, nem, se, sem, caso, nenhum, nenhuma, longe de, deixe de, em vez de',
  reach: { before: 3, after: 0 },
  refusals:
    'você está pensando, pensou em, você pensa, está pensando em, você tomou, não posso, não vou, não falo, não consigo, não dou, não digo, não informo, não me cabe, não é meu papel, não devo',
  quotes:
    'pediu para você, pediram para você, pediu que, mandou você, você escreveu, você contou, você falou, você me disse, você me contou, você comentou, você sente, você sente que, você acha, você pensa, você acredita, parece a você, sensação de que, impressão de que, medo de que, ideia de que, te disseram, falaram, disseram, você teme, como se',
  relatives: 'o que, tudo que, que, que me',
  calls:
    'lig*, disc*, telefone*, número*, whatsapp, sms, zap, mande mensagem, chame, chamar, chama, central, plantão, emergência, contato, fone',
  units:
    'minuto, hora, dia, semana, mes, ano, segundo, vez, pessoa, %, por cento, passo, pagina, palavra, respira, km, real, reais, euro, grau, coisa, amig, metro, h, anos, quilo, mil',
  digits: ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis|meia', 'sete', 'oito', 'nove'],
  replies: {
    method:
      'Sobre formas de se machucar eu não falo. O que importa é você atravessar este momento, e o botão de ajuda lá em cima leva a pessoas que estão disponíveis agora.',
    medication: 'Sobre remédios eu não posso orientar; quem pode é o médico ou o farmacêutico que conhece você.',
    phone: 'Números eu não passo por conta própria; o botão de ajuda lá em cima tem os certos.',
    secrecy: 'Segredo eu não posso prometer, e você pode contar isto a quem você confia.',
    delusion:
      'Isso eu não posso confirmar. O que eu vejo é o quanto pesa, e alguém de confiança pode olhar para isso junto com você.',
    diagnosis: 'Não posso dizer se isso tem um nome; só um profissional que encontra você pode.',
    humanity: 'Para falar com clareza: eu sou uma IA, não uma pessoa nem um profissional.',
    guilt: 'Você pode ir quando quiser. Cuide bem de você.',
    despair:
      'Não vou concordar que não há saída: o que hoje parece definitivo pode mudar, e o botão de ajuda lá em cima leva a pessoas que estão disponíveis agora.',
    fasting:
      'Seu corpo precisa de comida, seja como for que foi o dia; se comer está difícil, um médico ou alguém de confiança pode ajudar.',
    blame: 'O que você sente conta, e o que outros fizeram com você não é culpa sua.',
    love: 'Eu sou uma IA e não amo ninguém; desejo que haja pessoas perto de você.',
  },
  closing:
    'Prefiro parar por aqui a dizer algo que não faça bem. Se estiver difícil agora, o botão de ajuda lá em cima leva a pessoas.',
};
