/** Help articles of the sample data, in their order. The last one is still being written. */
export const SAMPLE_ARTICLES = [
  {
    published: 1,
    title_en: 'Photographing a vehicle',
    body_en:
      '<p>Walk round the vehicle once, clockwise, beginning at its front. The views show you what comes next.</p>' +
      '<ul><li>Hold the camera level, at the height of the headlamps.</li><li>Leave a little space round the vehicle on all sides.</li>' +
      '<li>Open doors only for the views of the interior.</li></ul>' +
      '<p>Add all photos on the vehicle’s page at once: they find their views by what they show.</p>',
    title_de: 'Ein Fahrzeug fotografieren',
    body_de:
      '<p>Gehen Sie einmal im Uhrzeigersinn um das Fahrzeug, beginnend an der Front. Die Ansichten zeigen, was als Nächstes kommt.</p>' +
      '<ul><li>Halten Sie die Kamera gerade, auf Höhe der Scheinwerfer.</li><li>Lassen Sie ringsum etwas Platz.</li>' +
      '<li>Öffnen Sie Türen nur für die Innenansichten.</li></ul>' +
      '<p>Fügen Sie alle Fotos auf einmal auf der Fahrzeugseite hinzu: Sie finden ihre Ansicht nach dem, was sie zeigen.</p>',
  },
  {
    published: 1,
    title_en: 'Photos that cannot be used',
    body_en:
      '<p>A photo is marked when nothing good can be made of it: no vehicle in sight, cut off by the frame, blurred or too dark. It costs nothing.</p>' +
      '<p>Take the photo again at the same view, or draw a frame round the vehicle by hand.</p>',
    title_de: 'Unbrauchbare Fotos',
    body_de:
      '<p>Ein Foto wird markiert, wenn sich daraus nichts Gutes machen lässt: kein Fahrzeug zu sehen, vom Bildrand abgeschnitten, unscharf oder zu dunkel. ' +
      'Es kostet nichts.</p><p>Nehmen Sie das Foto bei derselben Ansicht neu auf, oder ziehen Sie von Hand einen Rahmen um das Fahrzeug.</p>',
  },
  {
    published: 1,
    title_en: 'What a vehicle costs',
    body_en:
      '<p>A vehicle costs one token, or one credit where no token is left. It is charged once, when its first photo is sent to processing; ' +
      'processing it again is free.</p><p>Every movement is listed under <strong>Transactions</strong>, which you can take along as an Excel file.</p>',
    title_de: 'Was ein Fahrzeug kostet',
    body_de:
      '<p>Ein Fahrzeug kostet einen Token oder, wenn keiner mehr da ist, einen Credit. Berechnet wird einmal, beim ersten Foto, das zur Bearbeitung geht; ' +
      'jede weitere Bearbeitung ist frei.</p><p>Jede Bewegung steht unter <strong>Transaktionen</strong>, auch als Excel-Datei.</p>',
  },
  {
    published: 1,
    title_en: 'Sending pictures by FTP',
    body_en:
      '<p>Enter your server under <strong>Settings</strong>, <strong>FTP upload</strong>. Each vehicle gets a folder of its own, named after its stock number.</p>' +
      '<ol><li>Wait until all pictures are finished.</li><li>Choose <em>Send by FTP</em> on the vehicle’s page.</li></ol>',
    title_de: 'Bilder per FTP senden',
    body_de:
      '<p>Tragen Sie Ihren Server unter <strong>Einstellungen</strong>, <strong>FTP-Upload</strong> ein. Jedes Fahrzeug erhält einen eigenen Ordner mit seiner ' +
      'Bestandsnummer.</p><ol><li>Warten Sie, bis alle Bilder fertig sind.</li><li>Wählen Sie auf der Fahrzeugseite <em>Per FTP senden</em>.</li></ol>',
  },
  {
    published: 0,
    title_en: 'Photographing in winter',
    body_en: '<p>Snow reflects: choose a place without it, and wipe the lens.</p>',
    title_de: '',
    body_de: '',
  },
] as const;
