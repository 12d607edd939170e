import type { RefusalCode } from '@cartouche/contract/refusals';

export const refusals: Record<RefusalCode, string> = {
  bad_input: 'Une partie de la saisie est inutilisable. Vérifiez les champs signalés.',
  signed_out: 'Connectez-vous pour continuer.',
  sign_in_again: 'Reconnectez-vous pour confirmer qu’il s’agit bien de vous.',
  account_gone: 'Compte introuvable. Reconnectez-vous.',
  not_yours: 'Cet élément appartient à un autre compte.',
  foreign_origin: 'Cette requête venait d’un autre site et a été refusée.',
  not_found: 'Il n’y a rien à cette adresse.',
  too_large: 'Le fichier est trop volumineux pour être envoyé.',
  slow_down: 'Trop de tentatives. Patientez {seconds} secondes avant de réessayer.',

  credentials_invalid:
    'Adresse e-mail ou mot de passe incorrect. Si les deux sont bons, votre adresse n’est pas encore confirmée : nous venons de vous renvoyer le lien.',
  session_not_found: 'Cet appareil est déjà déconnecté.',
  password_incorrect: 'Le mot de passe actuel est incorrect.',
  confirmation_mismatch: 'Pour confirmer, saisissez exactement votre adresse e-mail.',
  email_unknown: 'Adresse e-mail introuvable.',
  password_too_short: 'Le mot de passe doit contenir au moins {least} caractères.',
  password_too_long: 'Le mot de passe doit contenir au plus {most} caractères.',
  password_too_common:
    'Ce mot de passe est trop facile à deviner : il est très répandu, ou ressemble à votre adresse e-mail. Choisissez-en un autre, par exemple quatre mots sans rapport entre eux.',
  reset_link_invalid: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  provider_unavailable: 'Une erreur est survenue lors de la connexion avec {provider}.',

  game_not_found: 'Jeu introuvable.',
  item_not_found: 'Ce jeu n’est pas dans votre collection.',
  game_limit_reached:
    'Limite de la formule gratuite atteinte : vous pouvez ajouter {limit} jeux au maximum. Passez à Pro pour une collection illimitée.',

  too_many_copies:
    'Un jeu peut avoir {limit} exemplaires au maximum. Retirez-en un pour en ajouter un autre.',
  bin_item_not_found: 'Ce jeu n’est plus dans la corbeille.',
  bulk_change_not_found: 'Cette modification ne peut plus être annulée.',
  pro_required: 'Cette fonction fait partie de la formule Pro. Passez à Pro pour l’utiliser.',
  paid_plan_required:
    'Cette fonction est comprise dans les formules Basic et Pro. Changez de formule pour l’utiliser.',

  barcode_unreadable: 'Ce n’est pas un code-barres : vérifiez le numéro.',
  entry_exists: 'Vous avez déjà ajouté ce jeu pour cette plateforme.',
  entry_merged: 'Votre fiche est devenue {title}.',
  entry_limit_reached:
    'Vous pouvez ajouter {limit} jeux vous-même au maximum. Supprimez une fiche dont vous n’avez plus besoin.',
  platforms_differ: 'Votre fiche est pour une autre plateforme que ce jeu.',
  picture_not_kept: 'Aucun exemplaire n’a de place pour l’image de votre fiche.',
  merge_not_found: 'Cela ne peut plus être annulé.',
  correction_not_found: 'Cette correction n’existe plus.',
  correction_changed: 'Cette correction n’est plus la même : relisez-la avant de décider.',
  title_taken: 'Le catalogue a déjà un jeu de ce titre sur cette plateforme.',

  photo_limit_reached:
    'Un exemplaire peut avoir {limit} photos au maximum. Supprimez-en une pour en ajouter une autre.',
  picture_not_found: 'Image introuvable.',
  photo_not_found: 'Photo introuvable.',
  photo_not_an_image: 'Ce fichier n’est pas une image lisible. Choisissez une image JPEG, PNG ou WebP.',
  photo_too_large:
    'Cette image est trop lourde ou trop grande. Choisissez-en une de moins de {megabytes} Mo et {megapixels} mégapixels, sans côté de plus de {side} pixels.',

  api_key_limit_reached:
    'Vous pouvez avoir {limit} clés d’API au maximum. Révoquez-en une pour en créer une autre.',
  api_key_not_found: 'Cette clé d’API n’existe pas.',

  archive_unreadable:
    'Ce fichier n’est pas une archive Cartouche, ou il est endommagé. Rien n’a été importé. Téléchargez l’archive à nouveau ou choisissez-en une autre.',
  archive_needs_empty_account:
    'Une archive ne peut être importée que dans un compte vide : ni jeux, ni souhaits, ni fiches personnelles, ni alertes de prix, et rien à la corbeille. Rien n’a été importé.',
  archive_busy:
    'Un autre import est encore en cours. Patientez une minute avant de réessayer. Rien n’a été importé.',
  archive_too_large: 'Cette archive est trop volumineuse. Rien n’a été importé.',

  move_empty: 'Il n’y a aucun jeu dans ce fichier : il est vide, ou n’a que les noms de ses colonnes.',
  move_unreadable:
    'Ce fichier n’est ni un tableau, ni le fichier d’une application connue. Sont acceptés : CSV, TSV, XLSX, XML, JSON, et la sauvegarde de GAMEYE (.ged).',
  move_other_version:
    'C’est un export Cartouche de version {version}, inconnue ici. Mettez Cartouche à jour, ou exportez à nouveau.',
  move_not_games: 'Ce n’est pas une liste de jeux, mais de livres, de films ou d’autre chose.',
  move_too_large:
    'Ce fichier est trop volumineux. Il peut avoir {megabytes} Mo, {rows} lignes et {columns} colonnes. Divisez-le, ou exportez moins de jeux à la fois.',
  move_hostile: 'Ce fichier a été refusé : aucune liste de jeux n’a des parties aussi grandes.',
  move_entities:
    'Ce fichier a été refusé : il définit des entités, qui peuvent rendre sans fin un petit fichier XML.',
  move_locked: 'Ce fichier est protégé par un mot de passe : enregistrez-le sans mot de passe.',
  move_busy: 'Un autre fichier est encore en cours de traitement.',
  move_went_on:
    'Ce fichier a été traité ailleurs, peut-être dans un autre onglet. Voici où il en est maintenant.',
  move_changed: 'Rien n’a encore été ajouté : voyez ce que vous avez modifié ici.',
  move_not_found: 'Ce fichier n’est plus là. Choisissez-le à nouveau.',

  platform_not_found: 'Plateforme introuvable.',
  platform_already_added: 'Cette plateforme est déjà dans votre liste.',
  console_limit_reached:
    'Limite de la formule gratuite atteinte : vous pouvez ajouter {limit} consoles au maximum. Passez à Pro pour un nombre illimité de consoles.',
  basic_console_limit_reached:
    'Limite de la formule Basic atteinte : vous pouvez ajouter {limit} consoles au maximum. Passez à Pro pour un nombre illimité de consoles.',
  alert_limit_reached:
    'Limite de la formule gratuite atteinte : vous pouvez ajouter {limit} alertes de prix au maximum. Passez à Pro pour un nombre illimité d’alertes de prix.',

  alerts_coming_soon: 'Les alertes de prix arrivent bientôt ! Restez à l’écoute.',
  classifieds_soon: 'L’intégration de {marketplace} arrive bientôt ! Restez à l’écoute.',
  alert_not_found: 'Cette alerte de prix n’existe plus.',
  price_range_empty: 'Le prix minimum dépasse le prix maximum.',
  found_item_not_found: 'Cette annonce n’est plus dans vos notifications.',
  found_item_bought: 'Cette annonce est déjà sur votre étagère.',
  purchase_not_found: 'Cet achat ne peut plus être annulé.',
  mute_limit_reached:
    'Vous pouvez masquer jusqu’à {limit} vendeurs et mots. Retirez-en un pour en ajouter un autre.',

  payments_off:
    'Les abonnements sont désactivés ici : le responsable de ce site n’a pas configuré les paiements. Rien n’a été débité.',
  already_subscribed: 'Vous avez déjà un abonnement en cours.',
  subscription_ending: 'Votre abonnement court encore. Réactivez-le plutôt que d’en prendre un autre.',
  payment_owed: 'Un paiement est encore en attente. Réglez-le d’abord.',
  charge_changed: 'Le montant débité aujourd’hui a changé entre-temps. Vérifiez-le avant d’accepter.',
  not_subscribed: 'Vous n’avez pas d’abonnement en cours.',
  price_unknown: 'Cette formule n’est pas en vente. Rechargez la page et choisissez à nouveau.',
  return_address_foreign: 'Cette adresse mène à un autre site : elle a été refusée.',
  checkout_replaced: 'Un autre paiement a été commencé entre-temps. Poursuivez-le, ou choisissez à nouveau.',
  payment_declined: 'Votre carte a été refusée : rien n’a changé. Utilisez une autre carte.',
  card_without_funds:
    'La provision de votre carte est insuffisante : rien n’a changé. Utilisez une autre carte.',
  card_expired: 'Votre carte a expiré : rien n’a changé. Utilisez une autre carte.',
  card_code_wrong: 'Le cryptogramme de votre carte est faux : rien n’a changé. Saisissez-la à nouveau.',
  card_not_checked: 'Votre banque n’a pas pu vérifier la carte : rien n’a changé. Réessayez dans un instant.',
  card_owner_asked:
    'Votre banque vous demande de confirmer chaque paiement : rien n’a changé. Utilisez une autre carte.',
  customer_not_found: 'Aucun client Stripe trouvé pour ce compte.',
  customer_failed: 'Impossible de créer le client.',
  subscription_failed: 'Impossible de créer l’abonnement.',
  checkout_failed: 'Impossible d’ouvrir la page de paiement.',
  update_failed: 'Impossible de modifier l’abonnement.',
  cancel_failed: 'Impossible de résilier l’abonnement.',
  reactivate_failed: 'Impossible de réactiver l’abonnement.',
  payment_intent_failed: 'Impossible de préparer le paiement.',
  portal_failed: 'Impossible d’ouvrir l’espace de facturation.',
  sync_failed: 'Impossible de lire l’abonnement chez le prestataire de paiement.',
  webhook_test_failed: 'Impossible d’envoyer l’événement de test.',

  scanner_off:
    'La lecture de jeux sur des images est désactivée ici : la personne qui gère ce site ne l’a pas configurée.',
  scanner_failed: 'Impossible de traiter l’image. Réessayez.',
  scanner_busy: 'La lecture d’images est très demandée. Réessayez dans {seconds} secondes.',
  scanner_knows_samples:
    'Aucun vrai lecteur n’est configuré ici. Son remplaçant ne connaît que ses propres images d’exemple : enregistrez-en une et essayez-la.',
  game_not_recognized: 'Le jeu n’a pas pu être reconnu clairement. Reprenez la photo.',

  igdb_off:
    'L’identifiant client d’IGDB n’est pas configuré : la personne qui gère ce site n’a pas activé la recherche.',
  igdb_search_failed: 'La recherche de jeux a échoué : {message}',
  igdb_game_failed: 'La récupération du jeu auprès d’IGDB a échoué : {message}',

  marketplace_off: '{marketplace} est désactivé ici : la personne qui gère ce site ne l’a pas configuré.',
  vinted_off:
    'Vinted est désactivé ici, car il ne propose pas de recherche aux autres programmes. Vous pouvez chercher directement sur Vinted.',
  marketplace_unavailable: '{marketplace} ne répond pas pour le moment. Réessayez dans quelques minutes.',
  marketplace_resting:
    '{marketplace} ne donne plus de réponse et n’est plus interrogé pendant un moment. Réessayez plus tard.',
  marketplace_busy:
    '{marketplace} a été interrogé autant de fois que le permet son quota. Réessayez dans {minutes} min.',
  mark_too_long:
    'Avec ce nom, un emplacement ou les étiquettes d’un exemplaire dépasseraient {most} caractères.',
  place_in_itself:
    'Un emplacement ne peut pas être déplacé dans lui-même. Choisissez un emplacement en dehors.',
  tags_too_long:
    'Avec celles-ci, les étiquettes d’un exemplaire dépasseraient {most} caractères. Remplacez-les, ou ajoutez-en moins.',
  telegram_off: 'Telegram est désactivé ici : la personne qui gère ce site n’y a pas installé de bot.',
  telegram_unavailable: 'Telegram ne répond pas pour l’instant. Réessayez dans quelques minutes.',
  push_service_unknown:
    'Ce navigateur reçoit ses messages d’un service que nous ne connaissons pas. Choisissez Telegram ou l’e-mail.',
};
